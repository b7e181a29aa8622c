// Runs before the first paint. It stands in its own file because the content security policy allows no inline script.

// A chosen theme does not flash.
try {
  var theme = localStorage.getItem('crewvine.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's preference applies.
}

// Every screen but the landing page needs the table of screens: it is asked for beside the entry, not after it.
var routes = document.querySelector('meta[name="routes"]');
if (routes && location.pathname !== '/') {
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = routes.content;
  document.head.appendChild(link);
}
