import type { FluentBundle, FluentVariable } from '@fluent/bundle';

import { addFile, loadBundle } from './bundles';
import type { Language } from './languages';

export type Args = Record<string, FluentVariable>;

/** The words of the page in the reader's language. Reading them in a component follows a switch. */
class Words {
  #bundle = $state.raw<FluentBundle>();
  /** The further files that are needed; each is there when its promise says so. */
  #extra = new Map<string, Promise<void>>();
  /** Goes up when a file is added, because the bundle itself stays the same object. */
  #files = $state(0);
  language = $state<Language>('en');

  async speak(language: Language): Promise<void> {
    const bundle = await loadBundle(language);
    await Promise.all([...this.#extra.keys()].map((name) => addFile(bundle, language, name)));
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Loads a further file of the language, now and after every switch. */
  async need(name: string): Promise<void> {
    if (!this.#bundle) return;
    const coming =
      this.#extra.get(name) ?? addFile(this.#bundle, this.language, name).then(() => void (this.#files += 1));
    this.#extra.set(name, coming);
    // What did not come is asked for again.
    await coming.catch((error: unknown) => {
      this.#extra.delete(name);
      throw error;
    });
  }

  has(key: string): boolean {
    return this.#files >= 0 && (this.#bundle?.hasMessage(key) ?? false);
  }

  say(key: string, args?: Args): string {
    const pattern = this.#files >= 0 ? this.#bundle?.getMessage(key)?.value : undefined;
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern, args) : key;
  }

  /** Another language's words, for a page that shows two side by side. */
  async other(language: Language): Promise<(key: string) => string> {
    const bundle = await loadBundle(language);
    return (key) => {
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? bundle.formatPattern(pattern) : key;
    };
  }

  /** The explanation beside a term of the glossary, if it has one. */
  gloss(key: string): string | undefined {
    const pattern = this.#bundle?.getMessage(key)?.attributes['gloss'];
    return pattern && this.#bundle ? this.#bundle.formatPattern(pattern) : undefined;
  }
}

export const words = new Words();

/** The message of this key in the reader's language. */
export const t = (key: string, args?: Args): string => words.say(key, args);
