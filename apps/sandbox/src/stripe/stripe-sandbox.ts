import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { DeliveryQueue } from './deliveries/delivery-queue';
import { configureEndpoint } from './deliveries/webhook-endpoint';
import { assets } from './hosted/assets';
import { hostedPages } from './hosted/hosted-pages';
import { doDueWork } from './machine/due-work';
import { EventLog } from './machine/event-log';
import type { World } from './machine/world';
import { WorldTime } from './machine/world-time';
import { controlApi } from './server/control-api';
import { FaultSwitches } from './server/faults';
import { onlyThisMachine } from './server/only-this-machine';
import { stripeApi } from './server/stripe-api';
import { FileJournal, forgetfulJournal } from './store/journal';
import { State } from './store/state';

export interface StripeSandboxOptions {
  /** Where events are posted to. Without it nobody is told. */
  readonly webhookUrl?: string;
  readonly webhookSecret?: string;
  readonly secretKey?: string;
  /** The machine's clock, unless a test turns its own. */
  readonly clock?: () => Date;
  /** Folder that keeps what the sandbox knows. Without it everything is forgotten at the end. */
  readonly data?: string;
  /** 0, the usual, lets the system choose. */
  readonly port?: number;
  /** Milliseconds from one look at the clock to the next. 0: only when asked, by `tick`. */
  readonly tickEvery?: number;
  /** Seconds from one attempt to deliver an event to the next. */
  readonly retryPauses?: readonly number[];
}

export interface RunningStripeSandbox {
  readonly port: number;
  readonly address: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly faults: FaultSwitches;
  readonly world: World;
  /** Does what the clock says is due. */
  tick(): Promise<void>;
  /** Resolves when no event is on its way. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export const SANDBOX_KEY = 'sk_test_keelson_sandbox';
export const SANDBOX_WEBHOOK_SECRET = 'whsec_keelson_sandbox';

const TICK_MS = 1000;
const LOOPBACK = '127.0.0.1';

/** Starts the stand-in of the payment provider on this machine. */
export async function startStripeSandbox(options: StripeSandboxOptions = {}): Promise<RunningStripeSandbox> {
  const { secretKey = SANDBOX_KEY, webhookSecret = SANDBOX_WEBHOOK_SECRET, clock = () => new Date() } = options;
  const state = await State.open(
    options.data === undefined ? forgetfulJournal() : await FileJournal.open(options.data),
  );
  const faults = new FaultSwitches();
  const deliveries = new DeliveryQueue(state, faults, options.retryPauses);
  const time = new WorldTime(state, clock);
  const events = new EventLog(state, time, (delivery) => deliveries.add(delivery));
  const server = Fastify({ forceCloseConnections: true });
  const port = () => (server.server.address() as AddressInfo).port;
  const world: World = { state, events, time, address: () => `http://${LOOPBACK}:${port()}` };
  configureEndpoint(
    state,
    time.now(),
    options.webhookUrl === undefined ? null : { url: options.webhookUrl, secret: webhookSecret },
  );

  onlyThisMachine(server);
  await server.register(assets);
  await server.register(hostedPages, { world });
  await server.register(controlApi, { world, faults, deliveries, prefix: '/_sandbox' });
  await server.register(stripeApi, { world, faults, secretKey });
  await server.listen({ host: LOOPBACK, port: options.port ?? 0 });
  deliveries.resume();

  const tick = async (): Promise<void> => {
    doDueWork(world);
    await state.keep();
  };
  const every = options.tickEvery ?? TICK_MS;
  const timer = every === 0 ? undefined : setInterval(() => void tick(), every);
  return {
    port: port(),
    address: world.address(),
    secretKey,
    webhookSecret,
    faults,
    world,
    tick,
    settled: () => deliveries.settled(),
    async close() {
      clearInterval(timer);
      await deliveries.close();
      await server.close();
      await state.keep();
      await state.close();
    },
  };
}
