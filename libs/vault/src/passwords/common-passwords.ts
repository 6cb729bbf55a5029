const BASES =
  `password passw0rd p@ssword p@ssw0rd pa55word passwort qwerty qwertyuiop azerty asdf asdfgh asdfghjkl zxcvbn
zxcvbnm qazwsx 1qaz2wsx q1w2e3 q1w2e3r4 1q2w3e 1q2w3e4r 1q2w3e4r5t abc abcd abcdef abcdefg abcdefgh a1b2c3 a1b2c3d4
welcome letmein login admin administrator master hello secret access changeme default guest test tester testing temp
user iloveyou loveme lovely love sunshine princess flower angel baby babygirl dragon monkey tiger shadow superman
batman spiderman pokemon starwars jordan michael jessica ashley charlie charlotte daniel thomas george william oliver
harry jack james robert andrew matthew nicole hannah emily sophie amanda jennifer football baseball basketball hockey
soccer rugby cricket liverpool arsenal chelsea everton rangers celtic manchester united london england scotland wales
ireland britain summer winter spring autumn january february march april june july august september october november
december monday friday sunday computer internet samsung google facebook apple microsoft windows killer hunter ranger
buster cookie chocolate banana orange cheese pepper ginger purple yellow silver golden diamond freedom whatever trustno
mustang ferrari porsche mercedes yamaha music guitar money business company office finance account accounts invoice
keelson`.split(/\s+/);

const ENDINGS = [
  '',
  '0',
  '1',
  '2',
  '3',
  '7',
  '9',
  '01',
  '10',
  '11',
  '12',
  '21',
  '22',
  '23',
  '69',
  '77',
  '88',
  '99',
  '00',
  '111',
  '123',
  '1234',
  '12345',
  '123456',
  '321',
  '007',
  '777',
  '666',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
  '!',
  '1!',
  '12!',
  '123!',
  '@1',
  '@123',
  '#1',
];

const SEQUENCES = `12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11111111 00000000 22222222
55555555 66666666 77777777 88888888 99999999 12121212 11223344 123123123 12341234 123454321 147258369 159753456
aaaaaaaa abcabcabc qwerqwer asdfasdf abcd1234 abc12345 1234qwer qwer1234 asdf1234 zaq12wsx 1qazxsw2 zxcv1234
1password 123qwe 123abc 123qweasd qwe123 qweasd123 qweasdzxc aa123456 a123456 a1234567 a12345678 aa1234 ab1234
google123 letmein1 trustno1 correcthorse correcthorsebatterystaple iloveyou1 whatever1 startrek superstar`.split(/\s+/);

/**
 * The passwords that people choose most and attackers try first, in lower case: a list of our own, of words people
 * like and the endings they add.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...BASES.flatMap((base) => ENDINGS.map((ending) => `${base}${ending}`)),
  ...SEQUENCES,
]);

/** Whether the password is one of the most common ones, in any case, or contains one of the words of its context. */
export function isCommonPassword(password: string, context: readonly string[] = []): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  return (
    COMMON_PASSWORDS.has(folded) || context.some((word) => word.length >= 4 && folded.includes(word.toLowerCase()))
  );
}
