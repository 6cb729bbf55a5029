import { Module } from '@nestjs/common';
import { ExportPaymentsHandler } from './export-payments.query';
import { GetPaymentHandler } from './get-payment.query';
import { ListPaymentsHandler } from './list-payments.query';
import { PaymentsController } from './payments.controller';

/** The payment history, for staff. */
@Module({
  controllers: [PaymentsController],
  providers: [ListPaymentsHandler, GetPaymentHandler, ExportPaymentsHandler],
})
export class PaymentsModule {}
