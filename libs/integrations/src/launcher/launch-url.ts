import { LaunchUrlMissing } from './integration-launcher';

export interface LaunchableAddresses {
  readonly hosts: readonly string[];
  /** Whether plain http will do for an address of this machine. */
  readonly local: boolean;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address in the launcher's answer: the field `launchUrl` of an object, or what follows `Launch URL:` in a sentence.
 * @throws LaunchUrlMissing when it is not there, without https, or at a host that is not the launcher's.
 */
export function launchUrlIn(answer: string, { hosts, local }: LaunchableAddresses): string {
  const named = inObject(answer) ?? inSentence(answer);
  if (named === undefined || !URL.canParse(named)) throw new LaunchUrlMissing('no launch address in the answer');
  const { protocol, hostname, host, username, href } = new URL(named);
  const isSafe = protocol === 'https:' || (local && protocol === 'http:' && LOOPBACK.has(hostname));
  if (!isSafe || username !== '' || !hosts.includes(host))
    throw new LaunchUrlMissing('the launch address in the answer is none of the launcher’s');
  return href;
}

function inObject(answer: string): string | undefined {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'object' && value !== null && 'launchUrl' in value && typeof value.launchUrl === 'string'
      ? value.launchUrl
      : undefined;
  } catch {
    // A sentence, then.
    return undefined;
  }
}

const inSentence = (answer: string): string | undefined =>
  /\blaunch ?url: *(https?:\/\/[^\s"'<>\\]+)/i.exec(answer)?.[1]?.replace(/[.,;:!?)\]}]+$/, '');
