import { addMonths, type CalendarDate, type Month, monthOf } from '@keelson/kernel';
import type { FastifyInstance } from 'fastify';
import { COMPANIES, type CompanyKey, type Restatement } from '../books/companies';
import { ACCOUNTING_FAULTS, type AccountingFaults, type FaultWanted } from './answer-faults';
import type { Grants } from './grants';
import type { KeptFile } from './kept-file';
import type { RequestLimits } from './request-limits';

export interface ControlSettings {
  readonly faults: AccountingFaults;
  readonly limits: readonly RequestLimits[];
  readonly grants: Grants;
  readonly restated: KeptFile<{ list: readonly Restatement[] }>;
  /** The companies as this provider knows them. */
  readonly organisations: readonly { readonly id: string; readonly key: CompanyKey; readonly name: string }[];
  readonly today: () => CalendarDate;
}

const body = (properties: object, required: readonly string[] = []) => ({
  schema: { body: { type: 'object', additionalProperties: false, properties, required } },
});

interface WantedRestatement {
  readonly company: CompanyKey;
  readonly month?: Month;
  readonly code?: string;
  readonly pence?: number;
}

/** What tests and benches turn: things that only the provider's own people could do. */
export async function controlRoutes(server: FastifyInstance, settings: ControlSettings): Promise<void> {
  const { faults, limits, grants, restated, organisations } = settings;
  const limitsNow = () => ({
    lifted: limits.every(({ isLifted }) => isLifted),
    breaches: Object.assign({}, ...limits.map(({ breaches }) => breaches)) as Record<string, number>,
  });

  server.get('/overview', async () => ({
    organisations,
    grants: grants.count,
    faults: faults.now,
    limits: limitsNow(),
    restated: restated.value.list,
  }));

  const fault = body(
    {
      kind: { enum: ACCOUNTING_FAULTS },
      times: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 1 },
      organisation: { type: 'string', maxLength: 100 },
    },
    ['kind'],
  );
  server.get('/faults', async () => faults.now);
  server.put<{ Body: FaultWanted }>('/faults', fault, async (request) => faults.set(request.body));
  server.post<{ Body: FaultWanted }>('/faults', fault, async (request) => faults.append(request.body));
  server.delete('/faults', async () => faults.set({ kind: 'none', times: 0 }));

  server.get('/limits', async () => limitsNow());
  server.put<{ Body: { lifted: boolean } }>(
    '/limits',
    body({ lifted: { type: 'boolean' } }, ['lifted']),
    async (request) => {
      for (const each of limits) each.isLifted = request.body.lifted;
      return limitsNow();
    },
  );
  server.delete('/limits', async () => {
    for (const each of limits) each.reset();
    return limitsNow();
  });

  server.delete('/grants', async () => {
    await grants.revokeAll();
    return { grants: grants.count };
  });

  server.get('/restatements', async () => restated.value.list);
  server.post<{ Body: WantedRestatement }>(
    '/restatements',
    body(
      {
        company: { enum: COMPANIES.map(({ key }) => key) },
        month: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
        code: { type: 'string', pattern: '^\\d{3}$' },
        pence: { type: 'integer', minimum: -100_000_000, maximum: 100_000_000 },
      },
      ['company'],
    ),
    async ({ body: { company, month, code = '400', pence = 125_000 } }) => {
      const earlier = month ?? addMonths(monthOf(settings.today()), -3);
      restated.value.list = [...restated.value.list, { company, month: earlier, code, amount: pence }];
      await restated.keep();
      return restated.value.list;
    },
  );
  server.delete('/restatements', async () => {
    restated.value.list = [];
    await restated.keep();
    return restated.value.list;
  });
}
