import BenchKit
import DrawKit
import Foundation
import ImageKit
import TestSupport
import Testing

@MainActor @Suite("HTML report") struct HTMLReportTests {
    @Test("The page loads no external resources and runs no scripts")
    func selfContained() throws {
        let page = String(decoding: try MeasuredReport.make(pace: 240).html(), as: UTF8.self)

        for word in ["<script", "http://", "https://", "@import", "url(", "onload", "src="] {
            #expect(!page.contains(word), "\(word)")
        }
        #expect(page.contains("prefers-color-scheme: dark") && page.contains("@media print"))
    }

    @Test("Every measurement has charts of frames, histogram, intervals and stages; scenarios have scaling charts")
    func charts() throws {
        let page = String(decoding: try MeasuredReport.make(pace: 240).html(), as: UTF8.self)

        func count(_ word: String) -> Int { page.components(separatedBy: word).count - 1 }
        // There are two charts of bones and one of a loading feed; an idle feed has no times.
        #expect(count("chart frames") == 3 && count("chart histogram") == 3 && count("chart intervals") == 3)
        // Each of these three has one, and all events of a scenario share one.
        #expect(count("chart stages") == 4)
        #expect(count("chart scaling") == 1 && count("chart ratios") == 1)
        #expect(count(#"class="budget""#) >= 3)
        #expect(page.contains("nothing was drawn"))
        #expect(page.contains("too few frames"))
    }

    @Test("A ratio is shown with its interval if enough frames were measured")
    func ratios() throws {
        var report = try MeasuredReport.make()
        for index in report.results.indices where report.results[index].overhead != nil {
            (report.results[index].overhead, report.results[index].overheadInterval) = (1.104, [1.066, 1.139])
        }

        let page = String(decoding: report.html(), as: UTF8.self)

        #expect(page.components(separatedBy: "1.10 (1.07 to 1.14)").count == 3)
        #expect(!page.contains("too few frames"))
    }

    @Test("Names are escaped")
    func names() throws {
        let page = String(decoding: try MeasuredReport.make().html(), as: UTF8.self)

        #expect(page.contains("&lt;three&gt; &amp; &quot;more&quot;, phases"))
        #expect(!page.contains("<three>") && !page.contains("<green>"))
    }

    @Test(
        "A browser shows the charts in both themes and on a phone without console messages",
        .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"),
        arguments: [(width: 1200, isDark: false), (1200, true), (390, false)])
    func browser(_ row: (width: Int, isDark: Bool)) throws {
        let browser = try #require(Browser())
        defer { browser.close() }

        let (picture, console) = try browser.show(
            try MeasuredReport.make(pace: 240).html(), width: row.width, isDark: row.isDark)

        #expect(console.isEmpty, "\(console)")
        guard case .color(let words) = picture.pixels else { throw BenchError("the picture has no colors") }
        func count(_ color: UInt32) -> Int { words.count { $0 & 0xFF_FFFF == color } }
        let (background, ours, baseline): (UInt32, UInt32, UInt32) =
            row.isDark ? (0x0F1319, 0x7FA6FF, 0xFFAB5C) : (0xF6F7F9, 0x2458D3, 0xC05A00)
        #expect(count(background) > 10_000)
        // Lines, legends and bars have many pixels; a page without charts would have only the few pixels of its
        // legends.
        #expect(count(ours) > 1000)
        #expect(count(baseline) > 150)
        #expect(picture.size.width == Int32(row.width))
    }

    @Test("The page has the number of launches that measured a ratio, and the range of their ratios")
    func launches() throws {
        var report = try MeasuredReport.make()
        #expect(!HTMLCheck(report.html()).text.contains("launches, which measured"))
        report.results[0].setRatios([1.2, 1.21, 1.19, 1.22, 1.2, 1.25, 1.18, 1.2])

        let page = HTMLCheck(report.html())

        page.expectValid()
        #expect(page.text.contains("is that of 8 launches, which measured 1.180 to 1.250."), "\(page.text)")
    }
}
