/** The script of the page of findings: hides what does not meet the choices. Uses nothing but the page itself. */
export const CHECK_SCRIPT = `
(() => {
  const form = document.querySelector('form.filters');
  if (!form) return;
  const cards = [...document.querySelectorAll('article.finding')];
  const texts = cards.map((card) => card.textContent.toLowerCase());
  const apply = () => {
    const { verdict, rule, file, text } = form.elements;
    const wanted = text.value.trim().toLowerCase();
    let shown = 0;
    cards.forEach((card, index) => {
      const fits = (verdict.value === '' || card.dataset.verdict === verdict.value)
        && (rule.value === '' || card.dataset.rule === rule.value)
        && (file.value === '' || card.dataset.file === file.value)
        && (wanted === '' || texts[index].includes(wanted));
      card.hidden = !fits;
      if (fits) shown++;
    });
    form.querySelector('output').textContent = shown + ' of ' + cards.length + ' shown';
  };
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
})();
`;
