/** Components are compiled by Vite; to the rest of the page they are components. */
declare module '*.svelte' {
  import type { Component } from 'svelte';

  const component: Component<Record<string, unknown>>;
  export default component;
}
