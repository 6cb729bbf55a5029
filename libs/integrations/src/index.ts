export { Breakers, type ProviderName, type ProviderStanding } from './breakers';
