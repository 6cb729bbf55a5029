import { useRef } from 'react';
import { playedShare, rangesOf } from './played-share';

type Report = (player: HTMLVideoElement, ended?: boolean) => void;

/** Tells how much a player has played: at each further hundredth, and at the end. That it ended is not forgotten. */
export function usePlayed(onPlayed: ((share: number, ended: boolean) => void) | undefined): Report {
  const told = useRef({ hundredths: 0, ended: false });
  return (player, ended = false) => {
    if (!onPlayed) return;
    const share = playedShare(rangesOf(player.played), player.duration);
    const hundredths = Math.floor(share * 100);
    if (!ended && hundredths === told.current.hundredths) return;
    told.current = { hundredths, ended: told.current.ended || ended };
    onPlayed(share, told.current.ended);
  };
}
