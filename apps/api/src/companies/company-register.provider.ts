import type { Provider } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { Breakers } from '@keelson/integrations';
import {
  cachedRegister,
  companiesHouse,
  type CompanyRegister,
  noRegister,
} from '@keelson/integrations/companies-house';
import type { Clock } from '@keelson/kernel';
import type { Logger } from 'pino';
import { CLOCK, CONFIGURATION, LOG } from '../platform/tokens';

export const COMPANY_REGISTER = Symbol('company register');

export const companyRegisterProvider: Provider = {
  provide: COMPANY_REGISTER,
  inject: [CONFIGURATION, CLOCK, LOG, Breakers],
  useFactory: (
    { companiesHouse: settings }: ApiConfiguration,
    clock: Clock,
    log: Logger,
    breakers: Breakers,
  ): CompanyRegister =>
    settings === undefined
      ? noRegister
      : cachedRegister(
          companiesHouse({
            ...settings,
            clock,
            breakers,
            onTrouble: (reason) => log.warn({ reason }, 'the company register gave no answer'),
          }),
          clock,
        ),
};
