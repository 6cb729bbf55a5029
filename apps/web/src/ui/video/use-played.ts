import { useRef } from 'react';
import { isWatched, type PlayedRange, playedShare, rangesOf, reaches } from './played-share';

type Report = (player: HTMLVideoElement, ended?: boolean) => void;

/** @param ranges what was played, now and before */
export type OnPlayed = (share: number, ended: boolean, ranges: readonly PlayedRange[]) => void;

/**
 * Tells how much a player has played, with what was played before: at each further hundredth, and at the end. That it
 * ended is not forgotten.
 */
export function usePlayed(onPlayed: OnPlayed | undefined, before: readonly PlayedRange[]): Report {
  const told = useRef({ hundredths: 0, ended: false });
  return (player, ended = false) => {
    if (!onPlayed) return;
    const ranges = [...before, ...rangesOf(player.played)];
    const share = playedShare(ranges, player.duration);
    const hundredths = Math.floor(share * 100);
    if (!ended && hundredths === told.current.hundredths) return;
    told.current = { hundredths, ended: told.current.ended || ended };
    // Who saw the end on another day has seen it once the rest is played, too.
    const sawEnd = reaches(before, player.duration) && isWatched(share, true);
    onPlayed(share, told.current.ended || sawEnd, ranges);
  };
}
