import type { Page } from 'playwright-core';

interface Message {
  type: string;
  action?: string;
}

// What the page sends to the server from now on: a list that grows. To be called before it opens.
export function sentBy(page: Page): Message[] {
  const sent: Message[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)))),
  );
  return sent;
}

// A slow line: what the server says can be held back for a while. To be set before the page opens.
export class Line {
  private held: (() => void)[] | undefined;

  static async to(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => line.pass(() => socket.send(text)));
    });
    return line;
  }

  hold(): void {
    this.held ??= [];
  }

  release(): void {
    const late = this.held ?? [];
    this.held = undefined;
    for (const send of late) send();
  }

  private pass(send: () => void): void {
    if (this.held) this.held.push(send);
    else send();
  }
}
