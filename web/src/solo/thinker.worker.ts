// A worker in which a bot thinks: first it gets the module, then one job after another.
import { nothingGiven, SoloModule } from './module';

let module: Promise<SoloModule> | undefined;

onmessage = ({ data }: MessageEvent<WebAssembly.Module | Uint8Array>) => {
  if (data instanceof WebAssembly.Module) module = SoloModule.open(data, nothingGiven);
  else void module?.then((opened) => postMessage(opened.think(data))).catch(stop);
};

// Whoever started this worker hears of it, and starts another one.
function stop(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
