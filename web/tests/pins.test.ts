/**
 * The shapes under `lib/messages` are written for the page's eyes; those under `lib/wire` are made
 * from the server's types. Here the compiler holds the two together: whatever the server sends must
 * fit what the page reads, and what the page answers must fit what the server reads. `npm run
 * check` fails where it does not.
 */
import { expectTypeOf, test } from 'vitest';

import type { BackgammonAction, BackgammonView } from '../src/lib/messages/backgammon';
import type { Explanation } from '../src/lib/messages/explanation';
import type { RiichiAction, RiichiSeen, RiichiView } from '../src/lib/messages/riichi';
import type { ZoleAction, ZoleSeen, ZoleView } from '../src/lib/messages/zole';
import type { Entrant, Known, Occupant, Prompt, RunningClock } from '../src/lib/net/protocol';
import type { TableWish } from '../src/lib/net/wish';
import type * as backgammon from '../src/lib/wire/backgammon.gen';
import type { Explanation as ExplanationMsg } from '../src/lib/wire/explanation.gen';
import type { ClientMsgOf, StateOf } from '../src/lib/wire/games.gen';
import type { ClockMsg, EntrantMsg, OccupantMsg, PromptMsg } from '../src/lib/wire/online.gen';
import type * as riichi from '../src/lib/wire/riichi.gen';
import type * as zole from '../src/lib/wire/zole.gen';

test('views fit', () => {
  expectTypeOf<riichi.RiichiView>().toExtend<RiichiView>();
  expectTypeOf<zole.ZoleView>().toExtend<ZoleView>();
  expectTypeOf<backgammon.BackgammonView>().toExtend<BackgammonView>();
});

test('what is seen fits', () => {
  expectTypeOf<riichi.RiichiSeen>().toExtend<RiichiSeen>();
  expectTypeOf<zole.ZoleSeen>().toExtend<ZoleSeen>();
});

test('answers fit both ways', () => {
  expectTypeOf<riichi.RiichiAction>().toExtend<RiichiAction>();
  expectTypeOf<RiichiAction['type']>().toEqualTypeOf<riichi.RiichiAction['type']>();
  expectTypeOf<zole.ZoleAction>().toExtend<ZoleAction>();
  expectTypeOf<ZoleAction['type']>().toEqualTypeOf<zole.ZoleAction['type']>();
  expectTypeOf<backgammon.BackgammonAction>().toExtend<BackgammonAction>();
  expectTypeOf<BackgammonAction['type']>().toEqualTypeOf<backgammon.BackgammonAction['type']>();
});

test('explanations fit', () => {
  expectTypeOf<ExplanationMsg>().toExtend<Explanation>();
});

test('the table’s own messages fit', () => {
  expectTypeOf<OccupantMsg>().toExtend<Occupant>();
  expectTypeOf<EntrantMsg>().toExtend<Entrant>();
  expectTypeOf<PromptMsg<unknown>>().toExtend<Prompt>();
  expectTypeOf<ClockMsg>().toExtend<RunningClock>();
  expectTypeOf<StateOf<'riichi'>>().toExtend<Known>();
});

test('what the page says the server reads', () => {
  expectTypeOf<TableWish>().toExtend<ClientMsgOf<'riichi'>>();
});
