// Runs before the first paint, so that a chosen theme does not flash. It stands in its own file because the
// content security policy allows no inline script.
try {
  var theme = localStorage.getItem('crewvine.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's preference applies.
}
