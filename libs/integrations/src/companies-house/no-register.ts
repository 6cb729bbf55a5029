import { refused } from '@keelson/kernel';
import type { CompanyRegister } from './company-register';

/** Where no register is set up: people then type name and number themselves. */
export const noRegister: CompanyRegister = { search: async () => refused({ code: 'REGISTER_OFF' }) };
