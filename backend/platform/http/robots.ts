/** Programs that open a link to show what is behind it, or to find pages. Each says so in its name. */
const ROBOTS =
  /bot\b|bot[/_-]|crawl|spider|preview|externalhit|meta-external|^whatsapp|^slack|^skype|^viber|^line-poker|embedly|pinterest|scraper|inspectiontool|feedfetcher|iframely/i;
/** The browsers within apps call themselves by the names of their apps: people look through them. */
const BROWSER =
  /^Mozilla\/5\.0 \((?!compatible)[^)]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)(?!.*(?:bot\b|bot[/_-]|crawl|spider|preview|externalhit|inspectiontool))/i;

/** Whether a program asks, not a person (rules.md#robots-visit-nobody). */
export function isRobot(userAgent: string): boolean {
  return !BROWSER.test(userAgent) && ROBOTS.test(userAgent);
}
