// All messages of one language but the parts that are loaded when they are needed.
export default import.meta.glob<string>(
  [
    '../../../messages/ru/*.ftl',
    '!**/rules.ftl',
    '!**/learn.ftl',
    '!**/games.ftl',
    '!**/review.ftl',
    '!**/reel.ftl',
    '!**/daily.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
