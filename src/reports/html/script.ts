/** The script of pages: shows beside the source what was clicked. Uses nothing but the page itself. */
export const SCRIPT = `
(() => {
  const pictures = JSON.parse(document.getElementById('pictures').textContent);
  const panel = document.querySelector('aside');
  const show = (id) => {
    const template = document.getElementById(id);
    if (!(template instanceof HTMLTemplateElement)) return false;
    panel.replaceChildren(template.content.cloneNode(true));
    for (const figure of panel.querySelectorAll('figure[data-picture]')) {
      figure.insertAdjacentHTML('beforeend', pictures[Number(figure.dataset.picture)] ?? '');
    }
    panel.scrollTop = 0;
    for (const each of document.querySelectorAll('.chosen')) each.classList.remove('chosen');
    for (const each of document.querySelectorAll('[data-shows="' + id + '"]')) each.classList.add('chosen');
    return true;
  };
  const open = (event) => {
    const chosen = event.target instanceof Element ? event.target.closest('[data-shows]') : null;
    if (!chosen || !show(chosen.dataset.shows)) return;
    event.preventDefault();
    // Some browsers do not let pages of the file system do this: then there is no address for the line.
    try { history.replaceState(null, '', '#' + chosen.dataset.shows); } catch {}
  };
  document.querySelector('main').addEventListener('click', open);
  document.querySelector('main').addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') open(event);
  });
  const first = document.querySelector('button.refuted, button.unproved, button.unknown') ?? document.querySelector('[data-shows]');
  if (!show(location.hash.slice(1)) && first) show(first.dataset.shows);
})();
`;
