import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Blueprints on the web")
struct BlueprintOnTheWebTests {
    @Test("The page is self-contained, runs no script and is marked busy")
    func selfContained() throws {
        let blueprint = try #require(BlueprintScreen().blueprint(.gradient(animated: true)))
        let page = blueprint.html(title: "<Feed> & \"more\"", language: "de\"><script>")

        #expect(page.contains("<html lang=\"de&quot;&gt;&lt;script&gt;\">"))
        for word in ["<script", "http", "@import", "url(", "onload", "src=", "<Feed>"] {
            #expect(!page.contains(word), "\(word)")
        }
        for word in ["aria-busy=\"true\"", "prefers-color-scheme: dark", "prefers-reduced-motion", "&lt;Feed&gt;"] {
            #expect(page.contains(word), "\(word)")
        }
    }

    @Test("A drawing has the given label, without characters that XML doesn't allow")
    func label() throws {
        let blueprint = try #require(BlueprintScreen().blueprint(.solid()))
        let drawing = blueprint.svg(title: "\"/><a>\u{0}\u{1B}\u{FFFF}\n&")
        #expect(drawing.contains("aria-label=\"&quot;/&gt;&lt;a&gt; &amp;\">"))
        #expect(blueprint.svg().contains("aria-label=\"Loading\"") && blueprint.html().contains("<html lang=\"en\">"))
        #expect(blueprint.svg() == blueprint.svg(userInterfaceStyle: .unspecified))
        #expect(blueprint.html(userInterfaceStyle: .dark).contains("color-scheme: dark"))
        #expect(!blueprint.html(userInterfaceStyle: .light).contains("color-scheme: dark"))
    }

    @Test("The view, the page and the drawing use the same colors and motion")
    func commonRule() throws {
        let names = ["#FF0000", "#00FF00", "#0000FF"]
        let all = names.compactMap { SkeletonBlueprint.Color($0) }
        let box = SkeletonBlueprint.Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        func blueprint(_ motion: SkeletonBlueprint.Motion, _ count: Int) -> SkeletonBlueprint {
            SkeletonBlueprint(
                size: CGSize(width: 10, height: 10), colors: Array(all.prefix(count)), motion: motion, boxes: [box])
        }
        let rows: [(SkeletonBlueprint.Motion, Int, colors: Int, isMoving: Bool)] = [
            (.still, 0, 0, false), (.still, 1, 1, false), (.still, 3, 3, false),
            (.pulse, 0, 0, false), (.pulse, 1, 1, true), (.pulse, 3, 1, true),
            (.sliding(.init()), 0, 0, false), (.sliding(.init()), 1, 1, false), (.sliding(.init()), 2, 2, true),
        ]
        for (motion, count, colors, isMoving) in rows {
            let blueprint = blueprint(motion, count)
            let (style, page, drawing) = (blueprint.style, blueprint.html(userInterfaceStyle: .light), blueprint.svg())
            #expect(style.isAnimated == isMoving, "\(motion), \(count)")
            #expect(page.contains("@keyframes") == isMoving && drawing.contains("<animate") == isMoving)
            #expect(names.filter { page.contains($0) }.count == colors, "\(motion), \(count)")
            #expect(names.filter { drawing.contains($0) }.count == colors, "\(motion), \(count)")
            switch style.fill {
            case .gradient(let gradient): #expect(gradient?.colors.count == colors && colors > 1)
            case .solid(let color): #expect(color == (colors == 0 ? .clear : all[0].uiColor))
            }
        }
    }

    /// Styles without motion, whose image doesn't depend on the time.
    private static let styles: [(name: String, style: SkeletonStyle)] = [
        ("solid", .solid(usingColor: .turquoise)),
        ("gradient", .gradient(usingGradient: BlueprintScreen.gradient)),
    ]

    @Test(
        "A browser renders pages and drawings as the library renders the skeleton, in light and dark",
        .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"),
        arguments: [0, 1], [false, true])
    func browser(index: Int, isDark: Bool) throws {
        let browser = try #require(Browser())
        defer { browser.close() }
        let screen = BlueprintScreen(style: isDark ? .dark : .light)
        let blueprint = try #require(screen.blueprint(Self.styles[index].style))
        let own = screen.stage.bitmap()

        let style: UIUserInterfaceStyle = isDark ? .dark : .light
        let pages = [
            ("html", blueprint.html(userInterfaceStyle: style)), ("svg", blueprint.svg(userInterfaceStyle: style)),
        ]
        for (type, text) in pages {
            let (picture, console) = try browser.show(
                Data(text.utf8), type: type, width: 600, height: 400, isDark: isDark)
            #expect(console.isEmpty, "\(console)")
            let far = try Self.farPixels(own, picture, left: Self.left(of: own, in: picture, type))
            #expect(far.isEmpty, "\(type): \(far.count) pixels, the first at \(far.first.map(String.init) ?? "")")
        }
    }

    @Test(
        "Shapes look the same in a browser, except at their edges",
        .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
    func shapes() throws {
        let browser = try #require(Browser())
        defer { browser.close() }
        let screen = BlueprintScreen(isShaped: true)
        let blueprint = try #require(screen.blueprint(.gradient(usingGradient: BlueprintScreen.gradient)))
        let own = screen.stage.bitmap()

        for (type, text) in [("html", blueprint.html(userInterfaceStyle: .light)), ("svg", blueprint.svg())] {
            let (picture, console) = try browser.show(
                Data(text.utf8), type: type, width: 600, height: 400, isDark: false)
            let far = try Self.farPixels(own, picture, left: Self.left(of: own, in: picture, type))
            #expect(console.isEmpty && far.isEmpty, "\(type): \(far.count) pixels, \(console)")
        }
    }

    @Test(
        "A browser places the sweeping highlight as the library does, per bone and shared, in pages and drawings",
        .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
    func sliding() throws {
        let browser = try #require(Browser())
        defer { browser.close() }
        var plain = SkeletonStyle.gradient(usingGradient: BlueprintScreen.gradient, animated: true)
        var styles = [("plain", plain)] + SlidingStyles.all.map { ($0.name, $0.style) }
        plain.animationSpace = .root
        styles.append(("common", plain))
        for (name, style) in styles {
            let screen = BlueprintScreen()
            let blueprint = try #require(screen.blueprint(style))
            screen.stage.advance(by: 0.75)

            // Freezes the animations at this instant.
            let page = blueprint.html(userInterfaceStyle: .light).replacingOccurrences(
                of: ".skeleton i {",
                with: ".bone { animation-delay: -.75s !important; animation-play-state: paused !important; }\n"
                    + ".skeleton i {")
            let drawing = blueprint.svg().replacingOccurrences(
                of: "repeatCount=", with: "begin=\"-750ms\" repeatCount=")
            let still =
                "<!DOCTYPE html><style>body { margin: 0; } svg { display: block; }</style>\(drawing)"
                + "<script>let all = document.querySelector('svg'); all.pauseAnimations();"
                + "all.setCurrentTime(0);</script>"
            for (type, text) in [("page", page), ("drawing", still)] {
                let (picture, _) = try browser.show(Data(text.utf8), width: 600, height: 400, isDark: false)
                let own = screen.stage.bitmap()
                let left = Self.left(of: own, in: picture, type == "page" ? "html" : "svg")
                let far = try Self.farPixels(own, picture, left: left)
                // Steep gradients across flat bones are rounded differently, especially in drawings, whose gradients
                // are stretched with the bone. A misplaced highlight would differ in tens of thousands of pixels.
                let bound = type == "page" ? 2 : 1200
                #expect(far.count <= bound, "\(name), \(type): \(far.count) pixels, the first at \(far.first ?? 0)")
            }
        }
    }

    @Test("The highlight runs for as many sweeps as fit within the skeleton's limit, or not at all")
    func limit() throws {
        let screen = BlueprintScreen()
        var style = SkeletonStyle.gradient(animated: true)
        #expect(try #require(screen.blueprint(style)).maximumMotionDuration == nil)
        style.maximumMotionDuration = 5
        var blueprint = try #require(screen.blueprint(style))
        #expect(blueprint.maximumMotionDuration == 5 && blueprint.style.maximumMotionDuration == 5)
        // The motion consists of three sweeps of 1.5 seconds.
        #expect(blueprint.html().contains("1.5s cubic-bezier(0.42, 0, 1, 1) 3; }"))
        #expect(blueprint.svg().contains("repeatCount=\"3\"") && !blueprint.svg().contains("indefinite"))
        #expect(try JSONDecoder().decode(SkeletonBlueprint.self, from: JSONEncoder().encode(blueprint)) == blueprint)
        blueprint.maximumMotionDuration = 1
        #expect(blueprint.html().contains("animation: none; }") && !blueprint.svg().contains("<animate"))
        for seconds in [0, -1, .nan, .infinity] as [TimeInterval] {
            blueprint.maximumMotionDuration = seconds
            #expect(blueprint.html().contains(" infinite; }") && blueprint.svg().contains("indefinite"))
        }
        style = .solid(animated: true)
        style.maximumMotionDuration = 5
        blueprint = try #require(screen.blueprint(style))
        #expect(blueprint.html().contains("ease-in-out 4 alternate") && blueprint.svg().contains("repeatCount=\"2\""))
    }

    @Test(
        "The page shrinks in a narrower window and is centered in a wider one",
        .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
    func narrow() throws {
        let browser = try #require(Browser())
        defer { browser.close() }
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 100))
        let box = SkeletonBlueprint.Box(
            frame: CGRect(x: 1000, y: 100, width: 200, height: 100), cornerRadius: 20, outline: .init(oval))
        let blue = try #require(SkeletonBlueprint.Color("#0000FF"))
        let background = SkeletonBlueprint.Box(
            frame: CGRect(x: 0, y: 0, width: 1200, height: 200), backgroundColor: blue)
        let blueprint = SkeletonBlueprint(
            size: CGSize(width: 1200, height: 200), colors: [try #require(SkeletonBlueprint.Color("#FF0000"))],
            boxes: [background, box])
        let page = Data(blueprint.html(userInterfaceStyle: .light).utf8)
        for (width, scale, left) in [(600, 0.5, 0.0), (1200, 1, 0), (1400, 1, 100)] {
            let (picture, _) = try browser.show(page, width: width, height: 400, isDark: false)
            guard case .color(let pixels) = picture.pixels else { continue }
            func pixel(_ x: Double, _ y: Double) -> UInt32 {
                pixels[Int(y * scale) * Int(picture.size.width) + Int(left + x * scale)]
            }
            let background = pixels[Int(200 * scale + 10) * Int(picture.size.width)]
            func isRed(_ x: Double, _ y: Double) -> Bool {
                let differences = [0, 8, 16].map { abs(Int(pixel(x, y) >> $0 & 255) - Int(background >> $0 & 255)) }
                return differences.filter { $0 > 200 }.count == 2
            }
            // The background continues around the skeleton.
            #expect(pixel(10, 10) == background && background & 0xFFFFFF != 0xFFFFFF)
            #expect(isRed(1100, 104) && isRed(1100, 195) && isRed(1004, 150) && isRed(1194, 150), "\(width)")
            // These points are outside the oval.
            #expect(!isRed(1008, 104) && !isRed(1192, 195) && !isRed(1100, 96), "\(width)")
        }
    }

    /// Returns the left edge of the page or drawing in `picture`, given its size in `own`. Pages are centered in the
    /// window; drawings aren't.
    private static func left(of own: Bitmap, in picture: Bitmap, _ type: String) -> Int {
        type == "html" ? Int(picture.size.width - own.size.width) / 2 : 0
    }

    /// Returns the indexes of the pixels of `own` from which the pixels of `other`, counted from column `left`, differ
    /// by more than 3 of 255 in a color component. Edges, which are pixels next to a very different color, are ignored.
    private static func farPixels(_ own: Bitmap, _ other: Bitmap, left: Int) throws -> [Int] {
        guard case .color(let first) = own.pixels, case .color(let second) = other.pixels else { return [-1] }
        let (width, height) = (Int(own.size.width), Int(own.size.height))
        func difference(_ one: UInt32, _ two: UInt32) -> Int {
            [0, 8, 16].map { abs(Int(one >> $0 & 255) - Int(two >> $0 & 255)) }.max() ?? 0
        }
        func isEdge(_ x: Int, _ y: Int) -> Bool {
            for near in max(0, y - 1)...min(height - 1, y + 1) {
                for beside in max(0, x - 1)...min(width - 1, x + 1)
                where difference(first[y * width + x], first[near * width + beside]) > 24 {
                    return true
                }
            }
            return false
        }
        return (0..<width * height).filter { index in
            let (x, y) = (index % width, index / width)
            return difference(first[index], second[y * Int(other.size.width) + left + x]) > 3 && !isEdge(x, y)
        }
    }
}
