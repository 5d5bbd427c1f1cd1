// Which answer belongs to which message, and what a refusal is.
import type {
  ClientMessage,
  CreateAnswer,
  DailyAnswer,
  DailyBoardAnswer,
  DailyLevelsAnswer,
  DevicesAnswer,
  ExportAnswer,
  GamesAnswer,
  LinkAnswer,
  LogAnswer,
  NameAnswer,
  Ok,
  PingAnswer,
  PlanAnswer,
  PreviewAnswer,
  Problem,
  PuzzleJudged,
  PuzzlesAnswer,
  RematchAnswer,
  SeatAnswer,
  SignInAnswer,
  TablesAnswer,
  TakeSeatAnswer,
  TallyAnswer,
  WatchAnswer,
  Welcome,
} from '../../protocol/generated';

interface Special {
  hello: Welcome;
  rename: NameAnswer;
  sign_in: SignInAnswer;
  devices: DevicesAnswer;
  export: ExportAnswer;
  lobby: TablesAnswer;
  my_tables: TablesAnswer;
  my_games: GamesAnswer;
  daily: DailyAnswer;
  daily_ride: CreateAnswer;
  daily_board: DailyBoardAnswer;
  daily_levels: DailyLevelsAnswer;
  puzzles: PuzzlesAnswer;
  puzzle_answer: PuzzleJudged;
  puzzle_table: CreateAnswer;
  create: CreateAnswer;
  watch: WatchAnswer;
  sit: SeatAnswer;
  preview: PreviewAnswer;
  plan: PlanAnswer;
  rematch: RematchAnswer;
  log: LogAnswer;
  tally: TallyAnswer;
  seat_link: LinkAnswer;
  take_seat: TakeSeatAnswer;
  ping: PingAnswer;
}

export type AnswerTo<T extends ClientMessage> = T['type'] extends keyof Special
  ? Special[T['type']]
  : Ok;
export type Ask = <T extends ClientMessage>(message: T) => Promise<AnswerTo<T>>;

// Something was refused, by a hall or, with a code `link/…`, for want of a connection. With a code
// `here/…` by this device, which has the hall in the page.
export class Refusal extends Error {
  readonly code: string;
  readonly clause?: string;
  readonly path?: string;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'Refusal';
    this.code = problem.code;
    if (problem.clause !== undefined) this.clause = problem.clause;
    if (problem.path !== undefined) this.path = problem.path;
  }
}

// Refusals that pass by themselves: no connection, a hall in trouble, too much asked at once.
export function isPassing(error: Refusal): boolean {
  return /^(link|server|here)\/|^limit\/(messages|requests)$/.test(error.code);
}

// The connection went, and with the next one it can be asked again.
export function isLost({ code }: Refusal): boolean {
  return code === 'link/lost' || code === 'here/lost';
}
