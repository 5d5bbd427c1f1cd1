import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPassing, Refusal } from '../../../src/core/follow/answers';
import { errorKey, errorWords, troubleOf } from '../../../src/page/errors';
import { troubleKind, waysOn, worthRetrying } from '../../../src/page/trouble';

const docs = new URL('../../../../docs/', import.meta.url);
const messages = readFileSync(new URL('../../../messages/en/errors.ftl', import.meta.url), 'utf8');
const families =
  'message|hello|identity|limit|table|bots|config|action|chat|link|plan|push|webhook|server|http|origin|record|metrics';

// Every code that the docs name, but for patterns like `config/…`.
function codesIn(file: string): string[] {
  const text = readFileSync(new URL(file, docs), 'utf8');
  const found = text.match(new RegExp(`\`(?:${families})/[a-z_]+\``, 'g')) ?? [];
  return [...new Set(found.map((code) => code.slice(1, -1)))];
}

const codes = [...codesIn('protocol.md'), ...codesIn('notation.md')].filter(
  (code) => code !== 'server/ready' && code !== 'identity/renamed',
);

describe('errors', () => {
  it('are many in the docs', () => expect(codes.length).toBeGreaterThan(80));

  it.each(codes)('%s has a message of its own or of its family', (code) => {
    expect(errorKey(code)).not.toBe('general');
    expect(messages).toContain(`\nerror-${errorKey(code)} = `);
  });

  it('has a general message for what nobody knows', () => {
    expect(errorWords('martian/landing')).toEqual({ id: 'error-general' });
    expect(messages).toContain('error-general = ');
  });

  it.each([
    ['record/bad_header', 'record-bad-header'],
    ['record/malformed', 'record-damaged'],
    ['record/bad_fair', 'record-damaged'],
    ['record/no_such_action', 'record-illegal'],
    ['record/chance', 'record-illegal'],
    ['record/truncated', 'record-truncated'],
    ['record/wrong_result', 'record-wrong-result'],
  ])('says what %s means', (code, key) => expect(errorKey(code)).toBe(key));

  it('reads what was thrown', () => {
    const full = new Refusal({ code: 'table/seat_taken', message: '' });
    expect(troubleOf(full)).toEqual({ id: 'error-table-seat-taken' });
    expect(troubleOf(new TypeError('?'))).toEqual({ id: 'error-client-broken' });
  });
});

// Codes that no server sends.
const ofDevice = [
  'here/full',
  'here/store_failed',
  'here/waiting',
  'here/internal',
  'here/lost',
  'here/none',
];

describe('troubles of the device', () => {
  it.each(ofDevice)('%s is said without a word of a server', (code) => {
    const text = new RegExp(`^error-${errorKey(code)} = (.*)$`, 'm').exec(messages)?.[1];
    expect(text).toMatch(/device|page/);
    expect(text).not.toMatch(/server/i);
    expect(troubleKind(code)).toBe('broken');
  });

  it.each(ofDevice)('%s passes', (code) => {
    expect(isPassing(new Refusal({ code, message: '' }))).toBe(true);
  });
});

describe('troubles', () => {
  const all = [...codes, ...ofDevice, 'closed/expired', 'closed/host', 'code/unknown', 'link/dead'];

  it.each(all)('%s has a heading', (code) => {
    expect(messages).toContain(`\ntrouble-${troubleKind(code)} = `);
  });

  it.each([
    ['table/unknown', 'lost'],
    ['link/unknown', 'lost'],
    ['table/seat_taken', 'full'],
    ['table/kicked', 'kicked'],
    ['closed/upgrade', 'closed'],
    ['hello/protocol', 'outdated'],
    ['link/lost', 'server'],
    ['record/illegal', 'record'],
    ['limit/tables', 'limit'],
  ])('%s is of the kind %s and has a way on', (code, kind) => {
    expect(troubleKind(code)).toBe(kind);
    const known = troubleKind(code);
    expect(waysOn(known).length > 0 || worthRetrying(known)).toBe(true);
  });
});
