/// The explanations at the end of the page.
enum HTMLNotes {
    static let text = """
        <section class="notes">
        <h2>How to read this</h2>
        <ul>
        <li><strong>Frame time</strong> is wall time from waking up to the return of present. p50 is the median; 99% \
        of frames take at most p99. Times hold for this machine only.</li>
        <li><strong>The baseline</strong> draws the same pixels without retained state, in the same run, alternately \
        and at the same pace. The ratio is the median over pairs of short blocks, so a machine that slows down affects \
        both sides; its interval has 95% confidence. Compare ratios, not times.</li>
        <li><strong>CPU</strong> is the processor time of all threads per frame. On a screen that waits for the \
        display it can be less than the frame time.</li>
        <li><strong>Counts</strong> (allocations, draw calls, pixels) don't depend on the machine’s speed: a larger \
        count means more work.</li>
        <li><strong>Missed</strong> frames took longer than the budget. On a shared machine, other programs cause some \
        of them.</li>
        <li><strong>Stages</strong> are averages, which add up. Their percentiles belong to different frames and \
        don't.</li>
        </ul>
        </section>
        """
}
