export * from './mail-port';
export { smtpMailer, type SmtpSettings } from './smtp-mailer';
