import type { State } from '../store/state';
import type { EventLog } from './event-log';
import type { WorldTime } from './world-time';

/** What every operation works on. One operation runs from its start to its end without another in between. */
export interface World {
  readonly state: State;
  readonly events: EventLog;
  readonly time: WorldTime;
  /** Where people and programs reach the sandbox, without a slash at the end. */
  readonly address: () => string;
}
