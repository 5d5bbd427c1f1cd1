// A worker in which a bot thinks: first it gets the module, then networks and one job after another.
import { nothingGiven, SoloModule } from './module';
import type { ToThinker } from './thinker';

let module: Promise<SoloModule> | undefined;

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data instanceof WebAssembly.Module) module = SoloModule.open(data, nothingGiven);
  else if (data instanceof Uint8Array) use((opened) => postMessage(opened.think(data)));
  else use((opened) => data.forEach((file, net) => opened.giveNet(net, file)));
};

function use(run: (opened: SoloModule) => void): void {
  void module?.then(run).catch(stop);
}

// Whoever started this worker hears of it, and starts another one.
function stop(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
