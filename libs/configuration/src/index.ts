export type {
  AccountingConfiguration,
  LauncherConfiguration,
  QuickBooksConfiguration,
  XeroConfiguration,
} from './accounting-configuration';
export { type Complaint, ConfigurationError } from './configuration-error';
export {
  type ApiConfiguration,
  apiConfiguration,
  type ContentPushConfiguration,
  contentPushConfiguration,
  type LogLevel,
  type Mode,
  type OperatorConfiguration,
  operatorConfiguration,
  type PasswordProfile,
  type ProjectorsConfiguration,
  projectorsConfiguration,
} from './configurations';
export { type ConnectionRoom, connectionWarnings } from './connection-room';
export type { ContentConfiguration } from './content-configuration';
export type { Environment } from './environment';
export type { EventStoreConfiguration } from './event-store-configuration';
export type { KafkaConfiguration } from './kafka-configuration';
export type { MasterKey } from './master-key';
export type { PaymentsConfiguration } from './payments-configuration';
export { variableReference } from './reference';
export { type VariableName, variables } from './variables';
