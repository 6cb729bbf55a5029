import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type BrowserContext, request } from '@playwright/test';
import type { Mailbox } from '../harness/mailbox';
import type { Product } from '../harness/product';
import { PASSWORD } from './owner';
import { openSession, post, type StoredSession } from './session';
import { PASSCODE_MAIL } from './staff';

const PROGRAM = join(__dirname, '../../../../tools/operate/staff.mjs');

/** What the tests need members of staff for, and what each may do. */
const ROLES = {
  admin: { kind: 'admin', permissions: ['customers.manage'] },
  replayingAdmin: { kind: 'admin', permissions: ['customers.manage', 'journeys.replay'] },
  reconcilingAdmin: { kind: 'admin', permissions: ['payments.reconcile'] },
  superAdmin: { kind: 'superAdmin', permissions: [] },
} as const;
export type StaffRole = keyof typeof ROLES;

export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Shift {
  readonly member: StaffMember;
  readonly session: StoredSession;
  readonly until: number;
}

/** Sessions end after half an hour without a command. */
const SHIFT_MS = 20 * 60_000;

/** The members of staff of one worker, added by the operator's command. Each signs in once, and the tests share the session. */
export class StaffRoom {
  private readonly shifts = new Map<StaffRole, Promise<Shift>>();

  constructor(
    private readonly running: Product,
    private readonly mailbox: Mailbox,
  ) {}

  /** Gives a browser the session of a member of this role. Nothing that ends or renews that session may be done with it. */
  async enter(context: BrowserContext, role: StaffRole): Promise<StaffMember> {
    let shift = await this.shifts.get(role);
    if (shift === undefined || shift.until < Date.now()) {
      const begun = this.begin(role);
      this.shifts.set(role, begun);
      shift = await begun;
    }
    await context.setStorageState(shift.session);
    return shift.member;
  }

  /** Somebody new, who has not signed in yet: for tests that do so by hand. */
  async newcomer(role: StaffRole): Promise<StaffMember> {
    return { ...(await this.add(role, PASSWORD)), password: PASSWORD };
  }

  /** Somebody new, who is mailed a link to choose a password. */
  invite(role: StaffRole): Promise<Omit<StaffMember, 'password'>> {
    return this.add(role);
  }

  private async add(role: StaffRole, password?: string): Promise<Omit<StaffMember, 'password'>> {
    const { kind, permissions } = ROLES[role];
    const part = randomUUID().slice(0, 8);
    const member = { name: `Morgan Vale ${part}`, email: `staff-${part}@keelson.example` };
    const words = ['--email', member.email, '--name', member.name, '--kind', kind];
    const granted = permissions.flatMap((permission) => ['--permission', permission]);
    const given = password === undefined ? [] : ['--password-stdin'];
    const id = await new Promise<string>((added, failed) => {
      const all = [PROGRAM, 'add', ...words, ...granted, ...given, '--data', this.running.data];
      const command = execFile(process.execPath, all, (error, printed, complaint) => {
        if (error === null) added(printed.trim());
        else failed(new Error(`${member.email} was not added: ${complaint}`));
      });
      command.stdin?.end(password === undefined ? '' : `${password}\n`);
    });
    return { id, ...member };
  }

  private async begin(role: StaffRole): Promise<Shift> {
    const { product } = this.running;
    const member = await this.newcomer(role);
    const api = await request.newContext({ baseURL: product });
    try {
      await post(api, product, '/api/v1/session/sign-in', { username: member.email, password: member.password });
      const passcode = this.mailbox.codeIn(await this.mailbox.latest(member.email, PASSCODE_MAIL));
      await post(api, product, '/api/v1/session/passcode', { passcode });
      return { member, session: await openSession(api, product), until: Date.now() + SHIFT_MS };
    } finally {
      await api.dispose();
    }
  }
}
