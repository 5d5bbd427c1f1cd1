// Writes NAME.br and NAME.gz beside every file of dist/ that gets smaller: the server sends them as
// they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const shrinks = /\.(html|js|css|svg|json|jsonl|webmanifest|txt|ftl|wasm|net)$/;

function compress(path) {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) compressFolder(path);
    else if (shrinks.test(entry.name)) compress(path);
  }
}

compressFolder(fileURLToPath(new URL('../dist', import.meta.url)));
