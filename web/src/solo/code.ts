// Compiled as it comes, where the server says what it is.
export async function fetchCode(address: string): Promise<WebAssembly.Module> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${reply.status} ${address}`);
  const isWasm = reply.headers.get('Content-Type') === 'application/wasm';
  return isWasm
    ? WebAssembly.compileStreaming(reply)
    : WebAssembly.compile(await reply.arrayBuffer());
}
