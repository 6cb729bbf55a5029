/**
 * The 21 sections of the UK Standard Industrial Classification 2007. Office for National Statistics, Crown copyright,
 * licensed under the Open Government Licence v3.0. The id is the place of the section's letter in the alphabet.
 */
const SECTIONS = [
  'Agriculture, forestry and fishing',
  'Mining and quarrying',
  'Manufacturing',
  'Electricity, gas, steam and air conditioning supply',
  'Water supply; sewerage, waste management and remediation activities',
  'Construction',
  'Wholesale and retail trade; repair of motor vehicles and motorcycles',
  'Transportation and storage',
  'Accommodation and food service activities',
  'Information and communication',
  'Financial and insurance activities',
  'Real estate activities',
  'Professional, scientific and technical activities',
  'Administrative and support service activities',
  'Public administration and defence; compulsory social security',
  'Education',
  'Human health and social work activities',
  'Arts, entertainment and recreation',
  'Other service activities',
  'Activities of households as employers; undifferentiated goods- and services-producing activities of households for own use',
  'Activities of extraterritorial organisations and bodies',
] as const;

export interface Sector {
  readonly id: number;
  readonly sector_name: string;
}

export const SECTORS: readonly Sector[] = SECTIONS.map((name, index) => ({ id: index + 1, sector_name: name }));
