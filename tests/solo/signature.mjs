// The behaviour signatures that the module itself computes, as in tests/signature/expected.txt.
//
//   node signature.mjs MODULE.wasm
import { argv } from 'node:process';
import { giveNets, openModule } from './host.mjs';

const module = await openModule(argv[2], {});
await giveNets(module);
console.log(`rules ${module.signature(0)}`);
console.log(`bots ${module.signature(1)}`);
