// swift-tools-version: 6.2
import PackageDescription

/// Compiles each module as a whole if `SKELETON_WHOLE_MODULES` is set. A build from scratch then takes two thirds of
/// the processor time, but a change rebuilds its whole module, so use it on machines that build only once.
let wholeModules: [SwiftSetting] =
    Context.environment["SKELETON_WHOLE_MODULES"] == nil
    ? [] : [.unsafeFlags(["-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))]

/// The settings of all Swift targets: language mode 6, explicit imports, and warnings as errors.
let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
    ] + wholeModules

/// The settings of library targets, which are optimized even in debug builds. Otherwise, an app under development would
/// miss frames, and tests would take four to nine times as long. Set `SKELETON_UNOPTIMIZED` to step through them in a
/// debugger.
let moduleSettings: [SwiftSetting] =
    Context.environment["SKELETON_UNOPTIMIZED"] == nil
    ? settings + [.unsafeFlags(["-O"], .when(configuration: .debug))] : settings

/// Returns a Swift library target.
///
/// - Parameters:
///   - about: The target's description in the table of ARCHITECTURE.md.
///   - uses: The targets that it imports, which must be listed before it.
///   - importedOnlyBy: The only targets that may import it; if empty, all may.
///   - mustNotDependOn: The targets on which it must not depend, directly or indirectly.
func module(
    _ name: String, _ about: String, uses: [String] = [], importedOnlyBy: [String] = [],
    mustNotDependOn: [String] = [],
    exclude: [String] = [], resources: [Resource] = [], plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name, dependencies: uses.map { .byName(name: $0) }, exclude: exclude, resources: resources,
        swiftSettings: moduleSettings, plugins: plugins)
}

/// Returns an executable target.
func program(_ name: String, _ about: String, uses: [String]) -> Target {
    .executableTarget(name: name, dependencies: uses.map { .byName(name: $0) }, swiftSettings: settings)
}

/// Returns a target with the headers of a system library, which pkg-config finds and the Debian package `package`
/// contains.
func systemLibrary(
    _ name: String, _ about: String, pkgConfig: String? = nil, package: String? = nil, importedOnlyBy: [String]
) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: package.map { [.apt([$0])] })
}

/// Returns a C library target.
func cModule(
    _ name: String, _ about: String, uses: [String] = [], linking libraries: [String] = [], importedOnlyBy: [String]
) -> Target {
    .target(
        name: name, dependencies: uses.map { .byName(name: $0) }, cSettings: [.treatAllWarnings(as: .error)],
        linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// Returns the test target of a module. Golden images and other files that tests read from the source folder are
/// excluded.
func tests(
    _ name: String, uses: [Target.Dependency], hasPictures: Bool = false, exclude: [String] = []
) -> Target {
    .testTarget(
        name: name, dependencies: uses, path: "Tests/\(name)", exclude: exclude + (hasPictures ? ["Golden"] : []),
        swiftSettings: settings)
}

let package = Package(
    name: "SkeletonSDL",
    products: [
        .library(name: "SkeletonView", targets: ["SkeletonView"]),
        .library(name: "Somo", targets: ["Somo"]),
        .library(name: "SDLKit", targets: ["SDLKit", "StageKit"]),
        .library(name: "ViewKit", targets: ["ViewKit", "ListKit", "ControlKit", "NibKit"]),
        .library(name: "LayerKit", targets: ["LayerKit"]),
        .library(name: "UIKit", targets: ["UIKit", "LogKit", "_Testing_UIKit"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
        .library(name: "BenchKit", targets: ["BenchKit"]),
        .library(name: "FrameMetrics", targets: ["FrameMetrics"]),
        .plugin(name: "InterfacePlugin", targets: ["InterfacePlugin"]),
        .plugin(name: "IOSSourcesPlugin", targets: ["IOSSourcesPlugin"]),
        .executable(name: "skeleton-demo", targets: ["SkeletonDemo"]),
        .executable(name: "skeleton-bench", targets: ["SkeletonBench"]),
        .executable(name: "skeleton-memory", targets: ["SkeletonMemory"]),
    ],
    targets: [
        // Compiles the revision of the sources into the benchmark, for its reports.
        .plugin(name: "RevisionPlugin", capability: .buildTool()),
        // Generates a table of the actions and inspectable properties that an app's storyboards and nibs can name.
        .plugin(name: "InterfacePlugin", capability: .buildTool(), dependencies: ["InterfaceTableTool"]),
        // Rewrites iOS sources that use the Objective-C runtime.
        .plugin(name: "IOSSourcesPlugin", capability: .buildTool(), dependencies: ["IOSSourcesTool"]),

        // The ladder: each target of Sources imports only targets that are listed above it and named in its `uses`.
        // scripts/ladder checks this and the rules importedOnlyBy and mustNotDependOn, and writes the table in
        // ARCHITECTURE.md.

        systemLibrary(
            "CSDL2", "SDL2: windows, events and the accelerated renderer",
            pkgConfig: "sdl2", package: "libsdl2-dev", importedOnlyBy: ["SDLKit", "BenchKit"]),
        systemLibrary(
            "CWayland", "libwayland-client: frames in shared memory for the compositor",
            pkgConfig: "wayland-client", package: "libwayland-dev", importedOnlyBy: ["SDLKit"]),
        cModule(
            "CX11Memory", "Xlib: frames in shared memory for the X server, and window titles",
            linking: ["X11", "Xext"], importedOnlyBy: ["SDLKit"]),
        cModule(
            "CProgramWatch", "XCB: the frames of other programs' windows; adopting orphaned processes",
            linking: ["xcb"], importedOnlyBy: ["BenchKit"]),
        systemLibrary(
            "CSDL2Image", "SDL2_image: image decoding",
            pkgConfig: "SDL2_image", package: "libsdl2-image-dev", importedOnlyBy: ["ImageKit"]),
        systemLibrary(
            "CCairo", "Cairo: filling and stroking paths",
            pkgConfig: "cairo", package: "libcairo2-dev", importedOnlyBy: ["PathKit"]),
        systemLibrary(
            "CPango", "Pango and Cairo: text shaping and drawing",
            pkgConfig: "pangocairo", package: "libpango1.0-dev", importedOnlyBy: ["TextKit"]),
        systemLibrary(
            "CDBus", "libdbus: messages on the session and system buses",
            pkgConfig: "dbus-1", package: "libdbus-1-dev", importedOnlyBy: ["DesktopKit"]),
        systemLibrary(
            "CATK", "ATK and its bridge to AT-SPI, the protocol of screen readers",
            pkgConfig: "atk-bridge-2.0", package: "libatk-bridge2.0-dev", importedOnlyBy: ["CAccessibleObject"]),
        cModule(
            "CAccessibleObject", "Objects that assistive technologies read over AT-SPI, as GObject classes",
            uses: ["CATK"], linking: ["atk-bridge-2.0", "atspi", "atk-1.0", "gobject-2.0", "glib-2.0", "dbus-1"],
            importedOnlyBy: ["AccessibilityKit"]),
        systemLibrary(
            "CCurl", "libcurl: http and https downloads",
            pkgConfig: "libcurl", package: "libcurl4-openssl-dev", importedOnlyBy: ["FetchKit"]),
        systemLibrary("CMalloc", "glibc's heap settings", importedOnlyBy: ["StageKit"]),
        systemLibrary("CMainQueue", "libdispatch's descriptor of the main queue", importedOnlyBy: ["StageKit"]),
        systemLibrary(
            "CDescriptors", "Pipes and connections that child processes don't inherit",
            importedOnlyBy: ["BenchKit", "DemoScenes"]),
        cModule("CHeapCount", "A counter of heap allocations, in C", importedOnlyBy: ["BenchKit"]),
        cModule(
            "CPerfCount", "Linux performance counters of a thread: instructions, cache misses",
            importedOnlyBy: ["BenchKit"]),

        module(
            "Reporting", "Diagnostics, each printed once; robust output, safe file access, escaping of untrusted text"),
        module(
            "SelectorKit", "Selectors: methods called by name, with tables that the build plugin generates",
            uses: ["Reporting"]),
        module("DrawKit", "Values: geometry, colors, bitmaps, the display list, damage"),
        module("PathKit", "Paths, shadows and custom drawing, as bitmaps", uses: ["DrawKit", "CCairo"]),
        module(
            "TextKit", "Text layout and rasterization; editing a line of text",
            uses: ["Reporting", "DrawKit", "CPango"]),
        module(
            "ImageKit", "Image files and decoding",
            uses: ["Reporting", "DrawKit", "CSDL2Image"], mustNotDependOn: ["TextKit"]),
        module(
            "RasterKit", "Software rendering of display lists, byte-identical on every machine",
            uses: ["DrawKit"],
            mustNotDependOn: ["TextKit", "ImageKit", "LayerKit", "ViewKit", "ListKit", "SkeletonView", "Somo"]),
        module("GestureMath", "Gesture math: deceleration, rubber band, two-finger steps", uses: ["DrawKit"]),
        module("LayoutSolver", "The constraint solver of Auto Layout, and the visual format parser"),
        module(
            "LayerKit", "Layers, animations, transactions and the frame clock",
            uses: ["Reporting", "SelectorKit", "DrawKit", "PathKit", "RasterKit"],
            mustNotDependOn: ["TextKit", "ImageKit"]),
        module(
            "SymbolKit", "The symbols of `UIImage(systemName:)`",
            uses: ["DrawKit", "LayerKit"], mustNotDependOn: ["TextKit", "ImageKit"]),
        module(
            "ViewKit", "Views, layout, controls, controllers and events, without skeletons or renderers",
            uses: [
                "Reporting", "SelectorKit", "DrawKit", "TextKit", "ImageKit", "GestureMath", "LayoutSolver", "LayerKit",
                "SymbolKit",
            ]),
        module(
            "ListKit", "Tables, collections, their layouts and data sources",
            uses: ["Reporting", "DrawKit", "TextKit", "ImageKit", "LayerKit", "ViewKit"]),
        module(
            "ControlKit",
            "Text fields and views, search bars, value controls, pickers, bars, alerts, pages, split views, dynamics",
            uses: ["Reporting", "SelectorKit", "DrawKit", "TextKit", "LayerKit", "ViewKit"]),
        module(
            "NibKit", "Storyboards and nibs: documents, the objects they describe, and their connections",
            uses: [
                "Reporting", "SelectorKit", "TextKit", "ImageKit", "LayerKit", "ViewKit", "ListKit", "ControlKit",
            ],
            mustNotDependOn: ["SkeletonView", "Somo"]),
        module(
            "SkeletonView", "The skeleton library: `API/` has its public interface, `Engine/` the implementation",
            uses: ["Reporting", "DrawKit", "LayerKit", "ViewKit", "ListKit", "ControlKit"]),
        module(
            "Somo", "The second library: hand-placed bones",
            uses: ["Reporting", "DrawKit", "LayerKit", "ViewKit", "ListKit", "ControlKit"],
            mustNotDependOn: ["SkeletonView"]),
        module(
            "ScenePreviews", "Storyboard scenes shown without their app: sample rows, warnings, saving",
            uses: ["Reporting", "ImageKit", "ViewKit", "ListKit", "NibKit", "SkeletonView"]),
        module("FrameMetrics", "Frame samples, percentiles and reports"),
        module(
            "StageKit", "The order of a frame, and `OffscreenStage`, a headless window for tests",
            uses: [
                "Reporting", "CMalloc", "CMainQueue", "FrameMetrics", "DrawKit", "ImageKit", "ViewKit", "RasterKit",
            ],
            mustNotDependOn: ["ListKit", "SkeletonView", "Somo"]),
        module("DesktopKit", "Desktop settings: style, accent color, motion, contrast", uses: ["CDBus"]),
        module(
            "AccessibilityKit", "The accessibility tree of a window, published for screen readers over AT-SPI",
            uses: ["CAccessibleObject", "ViewKit", "ControlKit"], mustNotDependOn: ["ListKit", "SkeletonView", "Somo"]),
        module(
            "SDLKit", "Windows, the accelerated renderer and the run loop",
            uses: [
                "Reporting", "CSDL2", "CWayland", "CX11Memory", "FrameMetrics", "DrawKit", "TextKit", "LayerKit",
                "ViewKit", "RasterKit", "StageKit", "DesktopKit", "AccessibilityKit",
            ],
            mustNotDependOn: ["ListKit", "SkeletonView", "Somo"]),
        module("CommandOptions", "Command-line options of the programs", uses: ["Reporting"]),
        module(
            "BenchKit", "The benchmark: scenarios, baselines, reports",
            uses: [
                "Reporting", "CSDL2", "CProgramWatch", "CDescriptors", "CHeapCount", "CPerfCount", "FrameMetrics",
                "CommandOptions", "DrawKit", "LayerKit", "ViewKit", "ListKit", "ControlKit", "NibKit", "SkeletonView",
                "ScenePreviews", "RasterKit", "StageKit", "SDLKit",
            ],
            plugins: ["RevisionPlugin"]),
        module(
            "FetchKit", "Downloads over http and https with limits on time, size and addresses",
            uses: ["Reporting", "CCurl"]),
        module(
            "DemoScenes", "The demo's screens, one folder each",
            uses: [
                "Reporting", "CDescriptors", "FrameMetrics", "FetchKit", "DrawKit", "LayerKit", "ViewKit", "ListKit",
                "ControlKit", "NibKit", "SkeletonView", "Somo", "ScenePreviews",
            ],
            exclude: ["Assets/readme", "Assets/Scenes"],
            resources: [.copy("Assets/feed.json"), .copy("Assets/avatars"), .copy("Assets/pictures")]),
        module("InterfaceScanner", "Finds in Swift sources what interface files can name, and writes it as a table"),
        program("InterfaceTableTool", "The program that InterfacePlugin runs", uses: ["InterfaceScanner"]),
        module(
            "SourceRewriter", "Rewrites iOS sources so that a compiler without the Objective-C runtime accepts them",
            uses: ["InterfaceScanner"]),
        program(
            "IOSSourcesTool", "The program that IOSSourcesPlugin runs", uses: ["InterfaceScanner", "SourceRewriter"]),
        program(
            "SkeletonDemo", "The demo program: arguments and wiring",
            uses: [
                "Reporting", "CommandOptions", "FrameMetrics", "DrawKit", "ImageKit", "ViewKit", "SkeletonView",
                "ScenePreviews", "StageKit", "SDLKit", "DemoScenes",
            ]),
        program("SkeletonBench", "The benchmark program: arguments and wiring", uses: ["BenchKit"]),
        program(
            "SkeletonMemory",
            "Measures the memory of the demo's screens. Separate, so that skeleton-bench starts without them",
            uses: ["StageKit", "ViewKit", "DemoScenes", "BenchKit"]),

        module(
            "UIKit", "ViewKit, ListKit, ControlKit and NibKit under the name that iOS sources import",
            uses: ["ViewKit", "ListKit", "ControlKit", "NibKit"]),
        module("LogKit", "`os_log`, `OSLog` and `Logger`, which write to standard error", uses: ["Reporting"]),
        module(
            "QuartzCore", "LayerKit and `CATextLayer` under the name that iOS sources import",
            uses: ["SelectorKit", "DrawKit", "LayerKit", "ControlKit"]),
        module(
            "CoreGraphics", "Colors, paths, contexts and images under the name that iOS sources import",
            uses: ["DrawKit", "LayerKit"]),
        module(
            "_Testing_UIKit", "The overlay that the compiler imports for files that import both UIKit and Testing",
            uses: ["UIKit"]),
        module(
            "_Testing_CoreGraphics",
            "The overlay that the compiler imports for files that import both CoreGraphics and Testing",
            uses: ["CoreGraphics"]),

        // Tests and test support, which aren't part of the ladder.

        .target(
            name: "TestSupport",
            dependencies: [
                "CHeapCount", "Reporting", "CDBus", "DrawKit", "TextKit", "ImageKit", "ViewKit", "StageKit",
            ],
            path: "Tests/TestSupport", swiftSettings: settings),
        tests("ReportingTests", uses: ["Reporting"]),
        // Not a product: scripts/fuzz runs it. It starts skeleton-demo and skeleton-bench, which must be built first.
        .executableTarget(
            name: "SkeletonFuzz",
            dependencies: [
                "DesktopKit", "DrawKit", "ImageKit", "ViewKit", "ControlKit", "NibKit", "SkeletonView", "ScenePreviews",
                "StageKit", "BenchKit", "DemoScenes", "TestSupport",
            ],
            path: "Tests/SkeletonFuzz", swiftSettings: settings),
        // Not a product: scripts/soak runs it.
        .executableTarget(
            name: "SkeletonSoak",
            dependencies: [
                "CSDL2", "FrameMetrics", "DrawKit", "ViewKit", "StageKit", "SDLKit", "ScenePreviews", "BenchKit",
                "DemoScenes", "TestSupport",
            ],
            path: "Tests/SkeletonSoak", swiftSettings: settings),
        // Not a product: scripts/planted and BenchKitTests run it.
        .executableTarget(
            name: "PlantedBench", dependencies: ["Reporting", "DrawKit", "LayerKit", "SkeletonView", "BenchKit"],
            path: "Tests/PlantedBench", swiftSettings: settings),
        tests("CHeapCountTests", uses: ["CHeapCount"]),
        tests("CPerfCountTests", uses: ["CPerfCount"]),
        tests("FrameMetricsTests", uses: ["CHeapCount", "FrameMetrics"]),
        tests("CommandOptionsTests", uses: ["CommandOptions"]),
        tests("InterfaceScannerTests", uses: ["InterfaceScanner"]),
        tests("SourceRewriterTests", uses: ["InterfaceScanner", "SourceRewriter"]),
        tests("SelectorKitTests", uses: ["Reporting", "SelectorKit"]),
        tests("LogKitTests", uses: ["LogKit"]),
        tests("FetchKitTests", uses: ["FetchKit", "TestSupport"]),
        tests(
            "ViewKitTests",
            uses: [
                "CHeapCount", "Reporting", "SelectorKit", "DrawKit", "ImageKit", "TextKit", "LayoutSolver", "LayerKit",
                "SymbolKit", "ViewKit", "ControlKit", "StageKit", "TestSupport",
            ],
            hasPictures: true),
        tests(
            "ListKitTests",
            uses: [
                "CHeapCount", "Reporting", "DrawKit", "ImageKit", "TextKit", "LayerKit", "ViewKit", "ListKit",
                "ControlKit",
                "StageKit",
                "TestSupport",
            ],
            hasPictures: true),
        tests(
            "ControlKitTests",
            uses: [
                "Reporting", "DrawKit", "TextKit", "LayerKit", "ViewKit", "ControlKit", "StageKit", "TestSupport",
            ],
            hasPictures: true),
        .testTarget(
            name: "NibKitTests",
            dependencies: [
                "CHeapCount", "Reporting", "SelectorKit", "DrawKit", "TextKit", "ImageKit", "LayerKit", "ViewKit",
                "ListKit", "ControlKit", "NibKit", "SkeletonView", "StageKit", "TestSupport",
            ],
            path: "Tests/NibKitTests", resources: [.copy("Files")], swiftSettings: settings,
            plugins: ["InterfacePlugin"]),
        tests(
            "SkeletonViewTests",
            uses: [
                "CHeapCount", "Reporting", "DrawKit", "TextKit", "LayerKit", "ViewKit", "ControlKit", "SkeletonView",
                "StageKit",
                "TestSupport",
            ],
            hasPictures: true),
        tests(
            "SomoTests",
            uses: [
                "CHeapCount", "Reporting", "DrawKit", "TextKit", "LayerKit", "ViewKit", "SkeletonView", "Somo",
                "StageKit", "TestSupport",
            ],
            hasPictures: true),
        tests(
            "DemoScenesTests",
            uses: [
                "FetchKit", "FrameMetrics", "Reporting", "DrawKit", "TextKit", "ViewKit", "ListKit", "ControlKit",
                "SkeletonView",
                "Somo", "ScenePreviews", "StageKit", "DemoScenes", "TestSupport",
            ],
            hasPictures: true),
        tests(
            "BenchKitTests",
            uses: [
                "CHeapCount", "CSDL2", "CommandOptions", "DrawKit", "FrameMetrics", "ImageKit", "StageKit", "SDLKit",
                "ViewKit", "BenchKit", "PlantedBench", "TestSupport",
            ]),
        tests(
            "UIKitTests",
            uses: [
                "UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics", "DrawKit", "TextKit",
                "LayerKit", "ViewKit", "ControlKit", "StageKit", "TestSupport",
            ],
            hasPictures: true),
        // iOS code in language mode 5, with the settings of a package in that mode.
        .testTarget(
            name: "LanguageModeFiveTests",
            dependencies: ["SkeletonView", "Somo", "StageKit", "UIKit", "QuartzCore", "CoreGraphics"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        // Sources written as for iOS, in a folder that is excluded because the plugin reads it.
        .testTarget(
            name: "IOSSourcesTests", dependencies: ["StageKit", "UIKit", "LogKit"], exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)], plugins: ["IOSSourcesPlugin"]),
        tests("LayerKitTests", uses: ["CHeapCount", "Reporting", "DrawKit", "LayerKit", "TestSupport"]),
        tests("ReadmeTests", uses: ["SkeletonView", "Somo", "SDLKit", "BenchKit", "FrameMetrics", "TestSupport"]),
        tests(
            "SkeletonDemoTests",
            uses: ["SkeletonDemo", "SkeletonBench", "DrawKit", "ImageKit", "SkeletonView", "TestSupport"],
            exclude: [
                "InputMethods/engine.py", "InputMethods/input-method.py", "ScreenReader/screen-reader.py",
            ]),
        tests(
            "SDLKitTests",
            uses: [
                "Reporting", "CSDL2", "DesktopKit", "FrameMetrics", "DrawKit", "ImageKit", "TextKit", "LayerKit",
                "ViewKit", "ListKit", "ControlKit", "RasterKit", "StageKit", "AccessibilityKit", "SDLKit",
                "TestSupport",
            ],
            hasPictures: true),
        tests(
            "StageKitTests",
            uses: ["Reporting", "CMalloc", "DrawKit", "ImageKit", "FrameMetrics", "ViewKit", "StageKit"]),
        tests("DesktopKitTests", uses: ["DesktopKit", "TestSupport"]),
        tests(
            "AccessibilityKitTests",
            uses: [
                "CAccessibleObject", "TextKit", "ViewKit", "ListKit", "ControlKit", "SkeletonView", "StageKit",
                "AccessibilityKit", "TestSupport",
            ]),
        tests("DrawKitTests", uses: ["DrawKit"]),
        tests("GestureMathTests", uses: ["GestureMath"]),
        tests("LayoutSolverTests", uses: ["LayoutSolver"]),
        tests("RasterKitTests", uses: ["DrawKit", "RasterKit", "TestSupport"]),
        tests("TextKitTests", uses: ["FrameMetrics", "DrawKit", "TextKit"]),
        tests("PathKitTests", uses: ["DrawKit", "PathKit"]),
        tests("ImageKitTests", uses: ["DrawKit", "ImageKit", "TestSupport"]),
    ]
)
