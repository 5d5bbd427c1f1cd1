import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const web = fileURLToPath(new URL('../../../', import.meta.url));

// A file of this folder, with what it imports, as a script for a page and its styles; what it exports
// is in a global of its name.
export async function scriptOf(name: string): Promise<{ code: string; css: string }> {
  const built = await build({
    root: web,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: `tests/browser/harness/${name}.ts`, formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${name} was not built`);
  const styles = output.output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : [],
  );
  return { code: output.output[0].code, css: styles.join('\n') };
}
