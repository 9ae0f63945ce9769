extension HTMLStyle {
    /// The additional CSS for comparison pages.
    static let comparison = """
        :root { --other: var(--baseline); --worse: var(--limit); --better: var(--animate); --perhaps: var(--layout); }
        h4 { margin: 28px 0 12px; font-size: 15px; }
        .kind { margin: 0 0 8px; color: var(--soft); font-size: 13px; }
        .verdict { padding: 18px 22px; border: 1px solid var(--line); border-left: 6px solid var(--better);
          border-radius: 12px; background: var(--card); }
        .verdict.failed { border-left-color: var(--worse); }
        .verdict h1 { font-size: 22px; line-height: 1.35; letter-spacing: -0.01em; overflow-wrap: anywhere; }
        .verdict .sign { margin-right: 10px; color: var(--better); }
        .verdict.failed .sign { color: var(--worse); }
        .verdict p { margin: 8px 0 0; color: var(--soft); }
        .verdict .code { font-size: 13px; }
        .reasons { margin: 10px 0 0; padding-left: 20px; }
        .reasons li { margin: 2px 0; overflow-wrap: anywhere; }
        .lead { margin-top: 14px; max-width: 90ch; overflow-wrap: anywhere; }
        section > .chart { margin: 0 0 16px; }
        article > .scroll { margin: 0 0 4px; }
        .text { min-width: 150px; text-align: left; white-space: normal; }
        section > .scroll tbody th { min-width: 160px; white-space: normal; }
        .scroll + .charts { margin-top: 28px; }
        .charts > .chart:nth-child(odd):nth-last-child(2) { grid-column: 1 / -1; }
        header + main > section:first-child { margin-top: 28px; }
        tr.fails th { color: var(--worse); }
        tr.worse td:last-child, tr.over td:last-child { color: var(--worse); }
        tr.better td:last-child { color: var(--better); }
        tr.over th, tr.over td:last-child { font-weight: 600; }
        table.small tbody tr.over th { font-weight: 600; }
        tr.differs td { color: var(--worse); }
        .forest .bar { grid-template-columns: 190px minmax(0, 1fr) 250px; }
        .forest .sum { min-width: 0; text-align: left; white-space: normal; }
        .forest .track { overflow: visible; }
        .forest .axis { margin: 4px 0 0; }
        .forest + .scroll { margin-top: 8px; }
        .track .limit { top: -4px; bottom: -4px; border-left: 2px dashed var(--limit); }
        .track .worse { background: var(--worse); }
        .track .better { background: var(--better); }
        .track .perhaps { background: var(--perhaps); }
        .track .unclear { background: var(--soft); }
        .track .point.unclear { border: 2px solid var(--soft); background: var(--card); }
        .keys i.limit { height: 0; border-top: 2px dashed var(--limit); border-radius: 0; background: none; }
        .keys i.other { background: var(--other); }
        .keys i.this { background: var(--ours); }
        .keys i.dot { width: 8px; height: 8px; border-radius: 50%; background: var(--ours); }
        .keys i.interval { height: 10px; background: var(--ours); opacity: 0.35; }
        .points { stroke-width: 7; stroke-linecap: round; }
        .points.this { stroke: var(--ours); stroke-opacity: 0.8; }
        rect.interval { fill: var(--ours); fill-opacity: 0.16; }
        path.center { stroke: var(--ours); stroke-width: 1.5; }
        path.zero { stroke: var(--soft); stroke-width: 1.5; }
        path.limit { stroke: var(--limit); stroke-width: 1.5; stroke-dasharray: 6 4; }
        .area.other { fill: var(--other); fill-opacity: 0.5; }
        .area.this { fill: var(--ours); fill-opacity: 0.22; stroke: var(--ours); stroke-width: 1.5;
          vector-effect: non-scaling-stroke; }
        details { margin: 8px 0 0; font-size: 13px; color: var(--soft); }
        summary { cursor: pointer; }
        details .scroll { max-height: 320px; overflow: auto; color: var(--ink); }
        .wide .chart + .chart { margin-top: 24px; }
        @media (max-width: 720px) {
          .verdict { padding: 14px 16px; }
          .verdict h1 { font-size: 19px; }
          .forest .bar { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 2px 12px; }
          .forest .sum { text-align: right; }
        }
        """
}
