import type { GenericQuestion } from '@keelson/contracts/onboarding';
import { Callout } from '../../../ui/card/callout';
import { answerLines } from '../answer-lines';
import type { AnswersThen, Moment, Replay } from '../journeys.api';
import { usePlayer } from '../use-player';
import { useReplayKeys } from '../use-replay-keys';
import type { ReplayState } from '../use-replay-state';
import { AnswersCard } from './answers-card';
import { ComparisonCard, type Side } from './comparison-card';
import { EventCard } from './event-card';
import { MomentList } from './moment-list';
import { RefusalsCard } from './refusals-card';
import { ReplayBar } from './replay-bar';
import { ScreenFrame, type ScreenThen } from './screen-frame';
import { StateCard } from './state-card';
import { TimesCard } from './times-card';

/** What the page of a moment is drawn from. */
export interface ScreenFacts {
  readonly moment: Moment;
  readonly account: Replay['account'];
  readonly chapters: Replay['chapters'];
  readonly saved: AnswersThen | undefined;
  readonly questions: readonly GenericQuestion[];
}

export type ScreenOf = (facts: ScreenFacts) => ScreenThen;

interface ReplayViewProps {
  readonly replay: Replay;
  readonly state: ReplayState;
  readonly questions: readonly GenericQuestion[];
  readonly screenOf: ScreenOf;
  readonly mayReadHistory: boolean;
  readonly onRefresh: () => void;
}

/** Everything of one moment, and the ways to the others. */
export function ReplayView({ replay, state, questions, screenOf, mayReadHistory, onRefresh }: ReplayViewProps) {
  const player = usePlayer(replay.moments, state);
  useReplayKeys(player, state.at, replay.moments.length);
  const moment = replay.moments[state.at - 1];
  if (moment === undefined) return null;
  const sideOf = (then: Moment): Side & { readonly saved: AnswersThen | undefined; readonly drawn: ScreenThen } => {
    const saved = replay.answers.find(({ number }) => number === then.answers);
    const drawn = screenOf({ moment: then, ...replay, saved, questions });
    return { moment: then, saved, drawn, screen: drawn.title, answers: answerLines(saved, questions) };
  };
  const shown = sideOf(moment);
  const other = state.compare === undefined ? undefined : replay.moments[state.compare - 1];
  return (
    <>
      <ReplayBar replay={replay} moment={moment} state={state} player={player} />
      {other && (
        <ComparisonCard
          kept={sideOf(other)}
          shown={shown}
          onStop={() => state.compareWith(undefined)}
          onSeek={player.seek}
        />
      )}
      <div className="rp-grid">
        <MomentList
          moments={replay.moments}
          at={state.at}
          complete={replay.complete}
          onSeek={player.seek}
          onRefresh={onRefresh}
        />
        <div className="rp-middle">
          <ScreenFrame screen={shown.drawn} moment={moment}>
            <p className="k-micro k-muted rp-note">
              The page on which this event happened. Going back or looking around writes no event, so it is not shown.
            </p>
          </ScreenFrame>
          {replay.account.erased && (
            <Callout>This person was erased. The journey stays; names and answers are gone.</Callout>
          )}
          <AnswersCard saved={shown.saved} lines={shown.answers} erased={replay.account.erased} />
        </div>
        <div className="rp-aside">
          <StateCard moment={moment} />
          <EventCard replay={replay} moment={moment} mayReadHistory={mayReadHistory} />
          <TimesCard moment={moment} />
          <RefusalsCard replay={replay} moment={moment} onSeek={player.seek} />
        </div>
      </div>
    </>
  );
}
