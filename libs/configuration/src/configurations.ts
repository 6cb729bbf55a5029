import {
  accounting,
  type AccountingConfiguration,
  launcher,
  type LauncherConfiguration,
} from './accounting-configuration';
import { companiesHouse, type CompaniesHouseConfiguration } from './companies-house-configuration';
import { ConfigurationError } from './configuration-error';
import { content, type ContentConfiguration } from './content-configuration';
import { type Environment, readVariables, type Values } from './environment';
import { eventStore, type EventStoreConfiguration } from './event-store-configuration';
import { kafka, type KafkaConfiguration } from './kafka-configuration';
import type { MasterKey } from './master-key';
import { needs } from './needs';
import { payments, type PaymentsConfiguration } from './payments-configuration';
import { brokenRules } from './rules';
import type { ValueOf } from './variables';

type Process = keyof typeof needs;
export type Mode = ValueOf<'KEELSON_MODE'>;
export type PasswordProfile = ValueOf<'KEELSON_PASSWORD_PROFILE'>;
export type LogLevel = ValueOf<'KEELSON_LOG_LEVEL'>;

interface Shared {
  readonly mode: Mode;
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly masterKeys: readonly MasterKey[];
  readonly logLevel: LogLevel;
}

export interface ApiConfiguration extends Shared {
  readonly host: string;
  readonly port: number;
  readonly database: {
    readonly appUrl: string;
    readonly readerUrl: string;
    readonly keysUrl: string;
    /** At most, to both databases together. */
    readonly connections: number;
  };
  readonly eventStore: EventStoreConfiguration;
  readonly trustedProxies: readonly string[];
  readonly passwordProfile: PasswordProfile;
  readonly content: ContentConfiguration;
  /** `undefined`: the first chapter of the finance module. */
  readonly improveCashChapterId?: string;
  /** Of one customer, with one tool, by one kind of person, on one day of London. */
  readonly savedCalculationsADay: number;
  /** A gap in the reconciliation of payments that is larger needs a second person. */
  readonly settledAloneUpToPence: number;
  /** What of payments that need a person is an alarm of the operations page. */
  readonly exceptionAlarm: { readonly afterDays: number; readonly from: number };
  /** Lines of the payment provider are known by it on the bank statement. */
  readonly bankWord: string;
  /** Absent where nothing can be bought. */
  readonly payments?: PaymentsConfiguration;
  /** `undefined` where no key is configured. */
  readonly companiesHouse: CompaniesHouseConfiguration | undefined;
  readonly accounting: AccountingConfiguration;
  /** `undefined` where nothing can be launched. */
  readonly launcher: LauncherConfiguration | undefined;
}

export interface ProjectorsConfiguration extends Shared {
  readonly healthPort: number;
  readonly database: {
    readonly appUrl: string;
    readonly projectorUrl: string;
    readonly keysUrl: string;
    /** At most, to both databases together. */
    readonly connections: number;
  };
  readonly eventStore: EventStoreConfiguration;
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly teamMailbox: string };
  /** Time of day in London from which what needs a person in the reconciliation is mailed. */
  readonly summaryAt: string;
  /** Absent where nothing can be bought. */
  readonly payments?: PaymentsConfiguration;
  readonly accounting: AccountingConfiguration;
  /** Absent where events are relayed nowhere. */
  readonly kafka?: KafkaConfiguration;
  /** Absent where events are followed from the event store itself. */
  readonly feed?: KafkaConfiguration;
}

export interface OperatorConfiguration extends Shared {
  readonly database: {
    readonly ownerUrl: string;
    readonly appUrl: string;
    readonly projectorUrl: string;
    readonly keysUrl: string;
  };
  readonly eventStore: EventStoreConfiguration;
  readonly passwordProfile: PasswordProfile;
}

/** Reads what the API needs, or throws a ConfigurationError that lists every fault. */
export function apiConfiguration(environment: Environment): ApiConfiguration {
  const values = checked('api', environment);
  return {
    ...shared(values),
    host: values.KEELSON_HOST,
    port: values.KEELSON_PORT,
    database: {
      appUrl: values.KEELSON_DB_APP_URL,
      readerUrl: values.KEELSON_DB_READER_URL,
      keysUrl: values.KEELSON_DB_KEYS_URL,
      connections: values.KEELSON_API_DB_CONNECTIONS,
    },
    ...eventStore(values),
    trustedProxies: values.KEELSON_TRUSTED_PROXIES,
    passwordProfile: values.KEELSON_PASSWORD_PROFILE,
    content: content(values),
    ...(values.KEELSON_IMPROVE_CASH_CHAPTER !== undefined && {
      improveCashChapterId: values.KEELSON_IMPROVE_CASH_CHAPTER,
    }),
    savedCalculationsADay: values.KEELSON_SAVED_CALCULATIONS_A_DAY,
    settledAloneUpToPence: values.KEELSON_RECONCILIATION_ALONE_UP_TO * 100,
    exceptionAlarm: {
      afterDays: values.KEELSON_RECONCILIATION_ALARM_AFTER_DAYS,
      from: values.KEELSON_RECONCILIATION_ALARM_FROM,
    },
    bankWord: values.KEELSON_RECONCILIATION_BANK_WORD,
    ...payments(values),
    companiesHouse: companiesHouse(values),
    accounting: accounting(values),
    launcher: launcher(values),
  };
}

/** Reads what the projectors need, or throws a ConfigurationError that lists every fault. */
export function projectorsConfiguration(environment: Environment): ProjectorsConfiguration {
  const values = checked('projectors', environment);
  return {
    ...shared(values),
    healthPort: values.KEELSON_PROJECTORS_HEALTH_PORT,
    database: {
      appUrl: values.KEELSON_DB_APP_URL,
      projectorUrl: values.KEELSON_DB_PROJECTOR_URL,
      keysUrl: values.KEELSON_DB_KEYS_URL,
      connections: values.KEELSON_PROJECTORS_DB_CONNECTIONS,
    },
    ...eventStore(values),
    mail: {
      smtpUrl: values.KEELSON_SMTP_URL,
      from: values.KEELSON_MAIL_FROM,
      teamMailbox: values.KEELSON_TEAM_MAILBOX,
    },
    summaryAt: values.KEELSON_RECONCILIATION_SUMMARY_AT,
    ...payments(values),
    accounting: accounting(values),
    ...kafka(values),
  };
}

/** Reads what migrations and operator commands need, or throws a ConfigurationError that lists every fault. */
export function operatorConfiguration(environment: Environment): OperatorConfiguration {
  const values = checked('operator', environment);
  return {
    ...shared(values),
    database: {
      ownerUrl: values.KEELSON_DB_OWNER_URL,
      appUrl: values.KEELSON_DB_APP_URL,
      projectorUrl: values.KEELSON_DB_PROJECTOR_URL,
      keysUrl: values.KEELSON_DB_KEYS_URL,
    },
    ...eventStore(values),
    passwordProfile: values.KEELSON_PASSWORD_PROFILE,
  };
}

export interface ContentPushConfiguration {
  readonly url: string;
  readonly token: string;
}

/** Reads what the command that fills Strapi needs, or throws a ConfigurationError that lists every fault. */
export function contentPushConfiguration(environment: Environment): ContentPushConfiguration {
  const { KEELSON_STRAPI_URL: url, KEELSON_STRAPI_PUSH_TOKEN: token } = checked('contentPush', environment);
  if (url !== undefined && token !== undefined) return { url, token };
  const variable = url === undefined ? 'KEELSON_STRAPI_URL' : 'KEELSON_STRAPI_PUSH_TOKEN';
  throw new ConfigurationError([{ variable, sentence: `${variable} is missing: it is needed to push content.` }]);
}

function checked<Name extends Process>(process: Name, environment: Environment): Values<(typeof needs)[Name][number]> {
  const { values, complaints } = readVariables<(typeof needs)[Name][number]>(needs[process], environment);
  const all = [...complaints, ...brokenRules(values)];
  if (all.length > 0) throw new ConfigurationError(all);
  return values as Values<(typeof needs)[Name][number]>;
}

function shared(
  values: Values<'KEELSON_MODE' | 'KEELSON_PUBLIC_URL' | 'KEELSON_MASTER_KEYS' | 'KEELSON_LOG_LEVEL'>,
): Shared {
  return {
    mode: values.KEELSON_MODE,
    publicUrl: values.KEELSON_PUBLIC_URL,
    masterKeys: values.KEELSON_MASTER_KEYS,
    logLevel: values.KEELSON_LOG_LEVEL,
  };
}
