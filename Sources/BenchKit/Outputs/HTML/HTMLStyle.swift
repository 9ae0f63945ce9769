/// The style sheet of the page, for desktops, phones, dark mode and printing.
enum HTMLStyle {
    static let text = """
        :root {
          --ground: #f6f7f9; --card: #ffffff; --ink: #1b2230; --soft: #5a6474; --line: #dfe3ea; --grid: #e9ecf1;
          --ours: #2458d3; --baseline: #c05a00; --limit: #c2185b; --notice: #fff4d6; --notice-line: #e3b341;
          --timers: #8a94a6; --events: #6f4fd1; --tasks: #b04ab8; --animate: #0e8f7e; --layout: #c98a00;
          --record: #d1495b; --draw: #2458d3; --present: #4a9fd8;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #0f1319; --card: #181d26; --ink: #e8ecf3; --soft: #9aa5b5; --line: #2c3442; --grid: #252c38;
            --ours: #7fa6ff; --baseline: #ffab5c; --limit: #ff7aa8; --notice: #33290f; --notice-line: #8a6d1c;
            --timers: #8a94a6; --events: #ab93ff; --tasks: #e58fee; --animate: #4fd0bd; --layout: #f0bd4f;
            --record: #ff8390; --draw: #7fa6ff; --present: #8fd0ff;
          }
        }
        * { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; }
        body {
          margin: 0 auto; padding: 32px 24px 64px; max-width: 1120px; background: var(--ground); color: var(--ink);
          font: 15px/1.5 system-ui, "Segoe UI", "Inter", "DejaVu Sans", sans-serif;
          font-variant-numeric: tabular-nums;
        }
        h1 { margin: 0; font-size: 30px; line-height: 1.2; letter-spacing: -0.02em; }
        h2 { margin: 0 0 12px; font-size: 20px; letter-spacing: -0.01em; }
        h3 { margin: 0 0 12px; font-size: 15px; color: var(--soft); font-weight: 600; }
        .lead { margin: 4px 0 0; color: var(--soft); }
        nav { display: flex; flex-wrap: wrap; gap: 6px 8px; margin: 20px 0 24px; }
        nav a {
          padding: 3px 10px; border: 1px solid var(--line); border-radius: 999px; background: var(--card);
          color: var(--ink); font-size: 13px; text-decoration: none;
        }
        nav a:hover { border-color: var(--ours); }
        section { margin: 40px 0 0; }
        article { margin: 0 0 16px; padding: 20px; border: 1px solid var(--line); border-radius: 12px;
          background: var(--card); }
        article p { margin: 0; color: var(--soft); }
        .notice { margin: 16px 0 0; padding: 12px 16px; border: 1px solid var(--notice-line); border-radius: 10px;
          background: var(--notice); }
        .notice ul { margin: 4px 0 0; padding-left: 20px; }
        .machine { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 12px 24px;
          margin: 0; padding: 16px 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
        .machine dt { color: var(--soft); font-size: 12px; }
        .machine dd { margin: 0; overflow-wrap: anywhere; }
        .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
        .scroll.plain { border: 0; border-radius: 0; }
        table { width: 100%; border-collapse: collapse; font-size: 14px; white-space: nowrap; }
        th, td { padding: 7px 12px; text-align: right; font-weight: 400; }
        thead th { color: var(--soft); font-size: 12px; border-bottom: 1px solid var(--line); }
        th:first-child { text-align: left; }
        tbody th { font-weight: 600; }
        tbody tr + tr > * { border-top: 1px solid var(--grid); }
        table.small { margin-top: 12px; font-size: 13px; }
        table.small th, table.small td { padding: 3px 8px; }
        table.small tbody th { font-weight: 400; }
        .charts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 28px 32px; }
        .charts > .frames, .charts > .wide { grid-column: 1 / -1; }
        section > .charts, section > .chart, main > .chart { padding: 20px; border: 1px solid var(--line);
          border-radius: 12px; background: var(--card); }
        main > .chart { margin: 24px 0 0; }
        section > .charts { grid-template-columns: 1fr; }
        .chart { margin: 0; min-width: 0; }
        .chart .chart { padding: 0; border: 0; }
        figcaption { font-weight: 600; }
        .keys { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 2px 0 0; padding: 0; list-style: none;
          color: var(--soft); font-size: 13px; }
        .keys i { display: inline-block; width: 14px; height: 4px; margin-right: 6px; border-radius: 2px;
          vertical-align: middle; }
        .keys i.ours { background: var(--ours); }
        .keys i.baseline { background: var(--baseline); }
        .keys i.budget, .keys i.pace { height: 0; border-top: 2px dashed var(--limit); border-radius: 0;
          background: none; }
        .plot { position: relative; height: 180px; margin: 14px 0 24px 64px; }
        .frames .plot { height: 220px; }
        .plot svg { display: block; width: 100%; height: 100%; overflow: visible; }
        .plot span { position: absolute; color: var(--soft); font-size: 12px; line-height: 1; white-space: nowrap; }
        .plot .y { right: 100%; margin-right: 8px; transform: translateY(50%); }
        .plot .x { top: 100%; margin-top: 8px; transform: translateX(-50%); }
        .plot .x.first { transform: none; }
        .plot .x.last { transform: translateX(-100%); }
        .plot b { position: absolute; width: 9px; height: 9px; margin: 0 0 -4.5px -4.5px; border-radius: 50%;
          border: 2px solid var(--card); }
        .plot b.ours { background: var(--ours); }
        .plot b.baseline { background: var(--baseline); }
        .axis { margin: 0 0 0 64px; color: var(--soft); font-size: 12px; }
        path { fill: none; vector-effect: non-scaling-stroke; }
        .grid { stroke: var(--grid); stroke-width: 1; }
        .line { stroke-width: 1.5; stroke-linejoin: round; }
        .line.ours { stroke: var(--ours); }
        .line.baseline { stroke: var(--baseline); }
        .band.ours { fill: var(--ours); fill-opacity: 0.2; }
        .band.baseline { fill: var(--baseline); fill-opacity: 0.18; }
        .area.ours { fill: var(--ours); fill-opacity: 0.6; }
        .area.baseline { fill: var(--baseline); fill-opacity: 0.5; }
        .budget, .pace { stroke: var(--limit); stroke-width: 1.5; stroke-dasharray: 6 4; }
        .bar { display: grid; grid-template-columns: minmax(96px, 200px) 1fr auto; align-items: center; gap: 12px;
          margin: 8px 0 0; font-size: 13px; }
        .bar .name { overflow-wrap: anywhere; }
        .bar .sum { min-width: 72px; text-align: right; white-space: nowrap; }
        .track { position: relative; display: flex; height: 18px; border-radius: 4px; background: var(--grid);
          overflow: hidden; }
        .track b { display: block; height: 100%; }
        .timers { background: var(--timers); }
        .events { background: var(--events); }
        .tasks { background: var(--tasks); }
        .animate { background: var(--animate); }
        .layout { background: var(--layout); }
        .record { background: var(--record); }
        .draw { background: var(--draw); }
        .present { background: var(--present); }
        .ratios .track { overflow: visible; }
        .ratios .sum { min-width: 150px; }
        .track i { position: absolute; }
        .track .one { top: -4px; bottom: -4px; border-left: 1.5px solid var(--soft); }
        .track .range { top: 6px; bottom: 6px; min-width: 2px; border-radius: 3px; background: var(--ours);
          opacity: 0.45; }
        .track .point { top: 4px; width: 10px; height: 10px; margin-left: -5px; border-radius: 50%;
          background: var(--ours); }
        .scale .track { height: 16px; background: none; }
        .scale .track span { position: absolute; color: var(--soft); font-size: 12px; transform: translateX(-50%); }
        .scale .track span.first { transform: none; }
        .scale .track span.last { transform: translateX(-100%); }
        .ratios .axis { margin-left: 0; }
        .notes li { margin: 0 0 8px; }
        .notes ul { padding-left: 20px; max-width: 80ch; color: var(--soft); }
        .notes strong { color: var(--ink); }
        @media (max-width: 720px) {
          body { padding: 20px 14px 48px; }
          .charts { grid-template-columns: minmax(0, 1fr); }
          article, section > .charts, main > .chart { padding: 14px; }
          .plot { margin-left: 54px; }
          .axis { margin-left: 54px; }
          .bar { grid-template-columns: 1fr auto; gap: 2px 8px; }
          .bar .track { grid-column: 1 / -1; grid-row: 2; }
          .ratios .sum { min-width: 0; }
        }
        @media print {
          :root {
            --ground: #ffffff; --card: #ffffff; --ink: #000000; --soft: #444444; --line: #bbbbbb; --grid: #dddddd;
            --ours: #2458d3; --baseline: #c05a00; --limit: #c2185b; --notice: #ffffff; --notice-line: #777777;
            --timers: #8a94a6; --events: #6f4fd1; --tasks: #b04ab8; --animate: #0e8f7e; --layout: #c98a00;
            --record: #d1495b; --draw: #2458d3; --present: #4a9fd8;
          }
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          body { padding: 0; max-width: none; font-size: 11pt; }
          nav { display: none; }
          section { margin-top: 24px; }
          article { break-inside: avoid; }
          .chart, .charts, tr { break-inside: avoid; }
          h2 { break-after: avoid; }
          .scroll { overflow: visible; }
          table { font-size: 9pt; white-space: normal; }
          th, td { padding: 3px 5px; }
        }
        """
}
