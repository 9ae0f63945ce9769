/// The explanations at the end of the page.
enum HTMLNotes {
    static let text = """
        <section class="notes">
        <h2>How to read this</h2>
        <ul>
        <li><strong>A frame’s time</strong> is wall time from waking to the return of present, without waiting for its \
        turn. p50 is the middle frame, p99 the one that 99 of 100 do not exceed. Times are those of this machine; on \
        another one they are others.</li>
        <li><strong>The floor</strong> is the same picture drawn with nothing retained, in the same run, by turns, at \
        the same pace. The ratio is the median over pairs of short blocks of both, so that a machine which becomes \
        slower does so for both; the interval holds it in 95 of 100 measurements. Compare ratios, not times.</li>
        <li><strong>CPU</strong> is processor time of all threads for each frame. On a screen that waits for the \
        display it can be less than the frame’s time.</li>
        <li><strong>Counts</strong> (allocations, draw calls, pixels) do not depend on the machine’s speed: where one \
        grows, the program does more.</li>
        <li><strong>Missed</strong> frames took longer than the budget. On a shared machine some are missed because \
        somebody else had the processor.</li>
        <li><strong>Stages</strong> are averages, which add up; the middle and the slow ones of each stage are \
        of different frames and do not.</li>
        </ul>
        </section>
        """
}
