export type { Decider, DomainEvent, Rejection } from '@keelson/kernel';
