import { Controller } from '@nestjs/common';
import { COMPANY_TYPE_NAMES, COMPANY_TYPES, type CompanyType } from '@keelson/contracts/validation';
import { companyTypesContract, type Sector, SECTORS, sectorsContract } from '@keelson/contracts/reference';
import { type Answer, success } from '../platform/wire/answer';
import { Handles } from '../platform/wire/handles.decorator';

/** Lists that forms choose from. */
@Controller()
export class ReferenceController {
  @Handles(sectorsContract)
  sectors(): Answer<Sector[]> {
    return success([...SECTORS]);
  }

  @Handles(companyTypesContract)
  companyTypes(): Answer<{ id: CompanyType; name: string }[]> {
    return success(COMPANY_TYPES.map((id) => ({ id, name: COMPANY_TYPE_NAMES[id] })));
  }
}
