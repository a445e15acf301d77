import { toTokens } from '../client/tokenize';

/** Words that say nothing of a section, in any product: too few sections for their number to tell. */
const TEXT = `about above after again against almost along already also although always among another anything around away
back because become been before begin behind being below beside best better between both bring brings build call called
came cannot case cause change changes child clear come comes contain could count create describe description different does
done down each either else enough even ever every everything example expect fact fewer find first follow following from
further gets give gives given goes good have having help here hold holds however idea into itself just keep keeps kind know
large last later least leave leaves less like list little live long look looks made make makes many mean means might more
most move much must name need needed needs never next nothing only open order other otherwise over page part parts pass
path people place possible real same several should show shown shows side since size small some someone something still such
take takes than that their them then there these they thing things think this those though through time together true turn
under until used useful user using usually value values very want wants well were what when where whether which while whole
whose will with within without word work works would write written wrong your yours`;

/** As `toTokens` has them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(toTokens(TEXT));
