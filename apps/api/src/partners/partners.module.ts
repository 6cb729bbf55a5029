import { Module } from '@nestjs/common';
import { SealedPlaces } from '../platform/wire/sealed-places';
import { AccessCodesController } from './access-codes.controller';
import { ChangePartnerHandler } from './change-partner.command';
import { CodeHolders } from './code-holders';
import { CodeRequesters } from './code-requesters';
import { CustomerAccount } from './customer-account';
import { DefaultPartner } from './default-partner';
import { GetCustomersPartnerHandler } from './get-customers-partner.query';
import { GetDefaultPartnerHandler } from './get-default-partner.query';
import { GetOwnPartnerHandler } from './get-own-partner.query';
import { GetPartnerAccountHandler } from './get-partner-account.query';
import { GetPartnerCustomerHandler } from './get-partner-customer.query';
import { ListPartnerCustomersHandler } from './list-partner-customers.query';
import { ListPartnersHandler } from './list-partners.query';
import { LookUpCodeHandler } from './look-up-code.query';
import { OwnPartnerController } from './own-partner.controller';
import { PartnerAreaController } from './partner-area.controller';
import { PartnerOfCustomerController } from './partner-of-customer.controller';
import { PartnerLimits } from './partner-limits';
import { PartnerNames } from './partner-names';
import { RemovePartnerHandler } from './remove-partner.command';
import { RequestCodeHandler } from './request-code.command';

/** Channel partners: their codes, their area, and the partner of a customer. Their registration is among the accounts. */
@Module({
  controllers: [AccessCodesController, OwnPartnerController, PartnerAreaController, PartnerOfCustomerController],
  providers: [
    DefaultPartner,
    PartnerLimits,
    PartnerNames,
    CodeHolders,
    CodeRequesters,
    CustomerAccount,
    LookUpCodeHandler,
    RequestCodeHandler,
    ChangePartnerHandler,
    RemovePartnerHandler,
    GetDefaultPartnerHandler,
    GetCustomersPartnerHandler,
    GetOwnPartnerHandler,
    GetPartnerAccountHandler,
    ListPartnersHandler,
    SealedPlaces,
    ListPartnerCustomersHandler,
    GetPartnerCustomerHandler,
  ],
})
export class PartnersModule {}
