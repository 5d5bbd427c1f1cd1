import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { ServerOptions } from './server';
import { Stage } from './stage';

// One server and one browser for a test file: to be called once at its top.
export function setStage(options: ServerOptions = {}): Stage {
  const stage = new Stage(options);
  beforeAll(() => stage.begin());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await stage.picture(task.name.replace(/\W+/g, '_'));
    expect(await stage.clear(), 'errors of the page').toEqual([]);
  });
  afterAll(() => stage.end());
  return stage;
}
