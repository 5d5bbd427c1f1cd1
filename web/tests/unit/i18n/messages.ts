// The message files as they are written, and speakers of every language.
import { readdirSync, readFileSync } from 'node:fs';
import {
  parse,
  Visitor,
  type Attribute,
  type Message,
  type Pattern,
  type SelectExpression,
  type TextElement,
  type VariableReference,
} from '@fluent/syntax';
import { Speaker } from '../../../src/i18n/resolve';

export const languages = ['en', 'ru', 'pl', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];
export const translations = languages.filter((language) => language !== 'en');
const locales = { en: 'en', ru: 'ru', pl: 'pl', es: 'es', zh: 'zh-Hant' };

const folder = new URL('../../../messages/', import.meta.url);

export function filesOf(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, folder)).sort();
}

function textOf(language: Language, file: string): string {
  return readFileSync(new URL(`${language}/${file}`, folder), 'utf8');
}

// What could not be read, and ids that are written twice.
export function faultsOf(language: Language): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const file of filesOf(language)) {
    for (const entry of parse(textOf(language, file), {}).body) {
      if (entry.type === 'Junk') faults.push(`${file}: ${entry.content.slice(0, 60)}`);
      if (entry.type !== 'Message') continue;
      if (seen.has(entry.id.name)) faults.push(`${file}: ${entry.id.name} twice`);
      seen.add(entry.id.name);
    }
  }
  return faults;
}

// By id.
export function messagesOf(language: Language): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const file of filesOf(language)) {
    for (const entry of parse(textOf(language, file), {}).body) {
      if (entry.type === 'Message') found.set(entry.id.name, entry);
    }
  }
  return found;
}

export function attributesOf(message: Message): string[] {
  return message.attributes.map((attribute: Attribute) => attribute.id.name);
}

class Collector extends Visitor {
  // What is said, and what only chooses between ways to say it.
  variables = new Set<string>();
  selectors = new Set<string>();
  selections: SelectExpression[] = [];
  texts: string[] = [];

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    this.selections.push(node);
    if (node.selector.type === 'VariableReference') this.selectors.add(node.selector.id.name);
    for (const variant of node.variants) this.visit(variant);
  }

  override visitTextElement(node: TextElement): void {
    this.texts.push(node.value);
  }
}

// What a message is made of, its attributes included.
export function partsOf(message: Message | Pattern | undefined): Collector {
  const collector = new Collector();
  if (message) collector.visit(message);
  return collector;
}

// A speaker of all of a language, and what it complains about.
export function speakerOf(language: Language): { speaker: Speaker; complaints: string[] } {
  const complaints: string[] = [];
  const texts = filesOf(language).map((file) => textOf(language, file));
  const speaker = new Speaker(locales[language], texts, (problem) => complaints.push(problem));
  return { speaker, complaints };
}
