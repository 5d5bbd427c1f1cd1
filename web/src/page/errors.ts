import { Refusal } from '../core/follow/answers';
import type { Words } from '../core/words';

// What went wrong in the reader's words. Every code of docs/protocol.md has a message here; several
// share one where a player would see no difference.
const shared: Record<string, string> = {
  'hello/needed': 'not-understood',
  'hello/again': 'not-understood',
  'hello/protocol': 'outdated',
  'client/outdated': 'outdated',
  'link/lost': 'client-offline',
  'here/internal': 'client-broken',
  'identity/not_a_program': 'not-for-you',
  'identity/not_a_person': 'not-for-you',
  'identity/not_claimed': 'not-for-you',
  'identity/unknown_device': 'not-for-you',
  'identity/leaving': 'not-for-you',
  'metrics/not_for_you': 'not-for-you',
  'limit/requests': 'limit-messages',
  'table/not_watching': 'not-understood',
  'table/bad_nonce': 'not-understood',
  'table/bad_commitment': 'not-understood',
  'table/not_revealing': 'not-understood',
  'table/no_hints': 'not-for-you',
  'table/hinted': 'too-late',
  'table/one_seat': 'table-not-your-seat',
  'bots/unknown': 'table-no-such-bot',
  'bots/count': 'table-full',
  'table/gone': 'closed-host',
  'table/closed': 'closed',
  'table/stale_decision': 'too-late',
  'action/not_your_turn': 'too-late',
  'plan/not_planning': 'too-late',
  'plan/no_cards': 'too-late',
  'action/no_such_action': 'action-not-legal',
  'table/nothing_to_take_back': 'table-cannot-take-back',
  'chat/unknown_emote': 'chat-empty',
  'push/bad_endpoint': 'push-none',
  'push/bad_key': 'push-none',
  'http/not_found': 'link-dead',
  'http/body_too_big': 'record-too-big',
  'table/unreadable': 'record-unreadable',
  'record/no_such_seat': 'table-no-such-seat',
  'record/version': 'record-other-rules',
  'record/no_such_action': 'record-illegal',
  'record/chance': 'record-illegal',
  'record/after_end': 'record-illegal',
  'record/bad_hint': 'record-illegal',
};

// Codes with a message of their own: the id is the code with dashes.
const own = new Set([
  'identity/unknown_token',
  'identity/name_taken',
  'identity/look_alike',
  'identity/claimed',
  'identity/bad_name',
  'identity/bad_password',
  'identity/wrong_password',
  'limit/messages',
  'limit/tables',
  'limit/creations',
  'limit/unattended',
  'limit/people',
  'limit/chat',
  'limit/connections',
  'limit/watched',
  'limit/passwords',
  'limit/codes',
  'limit/renames',
  'limit/push',
  'table/unknown',
  'table/over',
  'table/started',
  'table/not_started',
  'table/dealing',
  'table/not_over',
  'table/rematched',
  'table/no_spectators',
  'table/full_house',
  'table/not_host',
  'table/no_such_seat',
  'table/not_your_seat',
  'table/seat_taken',
  'table/full',
  'table/invitation_needed',
  'table/has_seen',
  'table/present',
  'table/already_seated',
  'table/name_taken',
  'table/kicked',
  'table/nobody_there',
  'table/away',
  'table/not_away',
  'table/not_allowed',
  'table/bad_name',
  'table/bad_options',
  'table/no_such_bot',
  'table/empty_seats',
  'table/cannot_take_back',
  'action/not_legal',
  'chat/empty',
  'chat/too_long',
  'link/unknown',
  'link/dead',
  'webhook/bad_url',
  'push/none',
  'server/store_failed',
  'server/waiting',
  'server/full',
  'server/busy',
  'server/restarting',
  'server/internal',
  'record/not_finished',
  'record/not_whole',
  'record/other_rules',
  'record/unreadable',
  'record/truncated',
  'record/too_big',
  'record/bad_header',
  'record/illegal',
  'record/wrong_result',
  'closed/expired',
  'closed/abandoned',
  'closed/upgrade',
  'closed/host',
  'code/unknown',
  'client/broken',
  'client/offline',
  'link/none',
  'here/full',
  'here/store_failed',
  'here/waiting',
  'here/lost',
  'here/none',
]);

const families: Record<string, string> = {
  message: 'not-understood',
  http: 'not-understood',
  origin: 'origin',
  config: 'config',
  record: 'record-damaged',
};

// The part of the message id after `error-`.
export function errorKey(code: string): string {
  const named = shared[code] ?? (own.has(code) ? code.replace(/[/_]/g, '-') : undefined);
  return named ?? families[code.split('/')[0] ?? ''] ?? 'general';
}

export function errorWords(code: string): Words {
  return { id: `error-${errorKey(code)}` };
}

// The code of anything that was thrown, and what to say of it.
export function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : 'client/broken';
}
export function troubleOf(error: unknown): Words {
  return errorWords(codeOf(error));
}
