// swift-tools-version: 6.2
import PackageDescription

/// One set of rules for every Swift target: language mode 6, explicit imports, and warnings that stop the build.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// Modules that compute pixels are optimized in debug builds, too. Otherwise each operation on eight pixels is a call:
/// a frame of 1,000 bones takes 3.2 ms instead of 0.1 ms, in every app under development and every test.
let pixelSettings: [SwiftSetting] =
    settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A Swift library target; `uses` names the targets above it in the ladder that it imports.
func module(
    _ name: String, uses: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = [],
    swiftSettings: [SwiftSetting] = settings, plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name, dependencies: uses, exclude: exclude, resources: resources, swiftSettings: swiftSettings,
        plugins: plugins)
}

/// The tests of one module; the golden pictures beside them are read from the source folder.
func tests(_ name: String, uses: [Target.Dependency], hasPictures: Bool = false) -> Target {
    .testTarget(
        name: name, dependencies: uses, path: "Tests/\(name)", exclude: hasPictures ? ["Golden"] : [],
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
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
        .library(name: "BenchKit", targets: ["BenchKit"]),
        .library(name: "FrameMetrics", targets: ["FrameMetrics"]),
        .plugin(name: "InterfacePlugin", targets: ["InterfacePlugin"]),
        .executable(name: "skeleton-demo", targets: ["SkeletonDemo"]),
        .executable(name: "skeleton-bench", targets: ["SkeletonBench"]),
        .executable(name: "skeleton-memory", targets: ["SkeletonMemory"]),
    ],
    targets: [
        // Compiles the revision of the sources into the benchmark's reports.
        .plugin(name: "RevisionPlugin", capability: .buildTool()),
        // Lists an app's actions and inspectable properties for storyboards.
        .plugin(name: "InterfacePlugin", capability: .buildTool(), dependencies: ["InterfaceTableTool"]),

        // The ladder. A target of Sources imports only targets above it that it names. The comment above each
        // describes it; "Only A and B import it." and "It must not know A." are rules. scripts/ladder checks them
        // and writes the table in ARCHITECTURE.md.

        // SDL2: windows, events and the accelerated renderer. Only SDLKit and BenchKit import it.
        .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
        // libwayland-client: frames in shared memory for the compositor. Only SDLKit imports it.
        .systemLibrary(name: "CWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
        // Xlib: frames in shared memory for the X server, and window titles. Only SDLKit imports it.
        .target(
            name: "CX11Memory", cSettings: [.treatAllWarnings(as: .error)],
            linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xext")]),
        // SDL2_image: image decoding. Only ImageKit imports it.
        .systemLibrary(name: "CSDL2Image", pkgConfig: "SDL2_image", providers: [.apt(["libsdl2-image-dev"])]),
        // Cairo: filling and stroking paths. Only PathKit imports it.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        // Pango and Cairo: text shaping and drawing. Only TextKit imports it.
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        // libdbus: messages of the session and system bus. Only DesktopKit imports it.
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
        // libcurl: http and https downloads. Only FetchKit imports it.
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        // glibc's heap settings. Only StageKit imports it.
        .systemLibrary(name: "CMalloc"),
        // A counter of heap allocations, in C. Only BenchKit imports it.
        .target(name: "CHeapCount", cSettings: [.treatAllWarnings(as: .error)]),
        // Linux performance counters of a thread: instructions, cache misses. Only BenchKit imports it.
        .target(name: "CPerfCount", cSettings: [.treatAllWarnings(as: .error)]),

        // Diagnostics, each printed once; robust output, safe file access, escaping of untrusted text.
        module("Reporting"),
        // Values: geometry, colors, bitmaps, the display list, damage.
        module("DrawKit", swiftSettings: pixelSettings),
        // Paths, shadows and custom drawing, as bitmaps.
        module("PathKit", uses: ["DrawKit", "CCairo"]),
        // Text layout and rasterization; editing a line of text.
        module("TextKit", uses: ["Reporting", "DrawKit", "CPango"], swiftSettings: pixelSettings),
        // Image files and decoding. It must not know TextKit.
        module("ImageKit", uses: ["Reporting", "DrawKit", "CSDL2Image"], swiftSettings: pixelSettings),
        // Gesture math: deceleration, rubber band, two-finger steps.
        module("GestureMath", uses: ["DrawKit"]),
        // The constraint solver of Auto Layout, and the visual format parser.
        module("LayoutSolver"),
        // Layers, animations, transactions and the frame clock. It must not know TextKit and ImageKit.
        module("LayerKit", uses: ["Reporting", "DrawKit", "PathKit"]),
        // The symbols of `UIImage(systemName:)`. It must not know TextKit and ImageKit.
        module("SymbolKit", uses: ["DrawKit", "LayerKit"]),
        // Views, layout, controls, controllers and events, without skeletons or renderers.
        module(
            "ViewKit",
            uses: [
                "Reporting", "DrawKit", "TextKit", "ImageKit", "GestureMath", "LayoutSolver", "LayerKit", "SymbolKit",
            ]),
        // Tables, collections, their layouts and data sources.
        module("ListKit", uses: ["Reporting", "DrawKit", "TextKit", "ImageKit", "LayerKit", "ViewKit"]),
        // Picker views and toolbars.
        module("ControlKit", uses: ["Reporting", "LayerKit", "ViewKit"]),
        // Storyboards and nibs: documents, the objects they describe, and their connections. It must not know
        // SkeletonView and Somo.
        module(
            "NibKit",
            uses: ["Reporting", "TextKit", "ImageKit", "LayerKit", "ViewKit", "ListKit", "ControlKit"]),
        // The skeleton library: `API/` has its public interface, `Engine/` the implementation.
        module("SkeletonView", uses: ["Reporting", "DrawKit", "LayerKit", "ViewKit", "ListKit", "ControlKit"]),
        // The second library: hand-placed bones. It must not know SkeletonView.
        module("Somo", uses: ["Reporting", "DrawKit", "LayerKit", "ViewKit", "ListKit"]),
        // Scenes of storyboards without their app: sample rows, warnings, saving.
        module("ScenePreviews", uses: ["Reporting", "ImageKit", "ViewKit", "ListKit", "NibKit", "SkeletonView"]),
        // Software rendering of display lists, with the same bytes on every machine. It must not know TextKit,
        // ImageKit, LayerKit, ViewKit, ListKit, SkeletonView and Somo.
        module("RasterKit", uses: ["DrawKit"], swiftSettings: pixelSettings),
        // Frame samples, percentiles and reports.
        module("FrameMetrics"),
        // The order of a frame, and `OffscreenStage`, a headless window for tests. It must not know
        // ListKit, SkeletonView and Somo.
        module(
            "StageKit", uses: ["Reporting", "CMalloc", "FrameMetrics", "DrawKit", "ImageKit", "ViewKit", "RasterKit"]),
        // Desktop settings: style, accent color, motion, contrast.
        module("DesktopKit", uses: ["CDBus"]),
        // Windows, the accelerated renderer and the run loop. It must not know ListKit, SkeletonView and Somo.
        module(
            "SDLKit",
            uses: [
                "Reporting", "CSDL2", "CWayland", "CX11Memory", "FrameMetrics", "DrawKit", "LayerKit", "ViewKit",
                "RasterKit", "StageKit", "DesktopKit",
            ]),
        // Command-line options of the programs.
        module("CommandOptions", uses: ["Reporting"]),
        // The benchmark: scenarios, floors, reports.
        module(
            "BenchKit",
            uses: [
                "Reporting", "CSDL2", "CHeapCount", "CPerfCount", "FrameMetrics", "CommandOptions", "DrawKit",
                "LayerKit", "ViewKit", "ListKit", "NibKit", "SkeletonView", "ScenePreviews", "RasterKit", "StageKit",
                "SDLKit",
            ],
            plugins: ["RevisionPlugin"]),
        // Downloads over http and https with limits on time, size and addresses.
        module("FetchKit", uses: ["Reporting", "CCurl"]),
        // The demo's screens, one folder each.
        module(
            "DemoScenes",
            uses: [
                "Reporting", "FrameMetrics", "FetchKit", "DrawKit", "LayerKit", "ViewKit", "ListKit", "NibKit",
                "SkeletonView", "Somo", "ScenePreviews",
            ],
            exclude: ["Assets/readme", "Assets/Scenes"],
            resources: [.copy("Assets/feed.json"), .copy("Assets/avatars"), .copy("Assets/pictures")]),
        // Finds in Swift sources what interface files can name, and writes it as a table.
        module("InterfaceScanner"),
        // The program that InterfacePlugin runs.
        .executableTarget(
            name: "InterfaceTableTool", dependencies: ["InterfaceScanner"], swiftSettings: settings),
        // The demo program: arguments and wiring.
        .executableTarget(
            name: "SkeletonDemo",
            dependencies: [
                "Reporting", "CommandOptions", "FrameMetrics", "DrawKit", "ImageKit", "ViewKit", "SkeletonView",
                "ScenePreviews", "StageKit", "SDLKit", "DemoScenes",
            ],
            swiftSettings: settings),
        // The benchmark program: arguments and wiring.
        .executableTarget(
            name: "SkeletonBench", dependencies: ["BenchKit"],
            swiftSettings: settings),
        // Measures the memory of the demo's screens. Separate, so that skeleton-bench starts without them.
        .executableTarget(
            name: "SkeletonMemory", dependencies: ["StageKit", "ViewKit", "DemoScenes", "BenchKit"],
            swiftSettings: settings),

        // ViewKit, ListKit, ControlKit and NibKit under the name that iOS sources import.
        module("UIKit", uses: ["ViewKit", "ListKit", "ControlKit", "NibKit"]),
        // LayerKit and `CATextLayer` under the name that iOS sources import.
        module("QuartzCore", uses: ["DrawKit", "LayerKit", "ViewKit"]),
        // Colors and affine transforms under the name that iOS sources import.
        module("CoreGraphics", uses: ["DrawKit"]),
        // The overlay that the compiler imports for files with both UIKit and Testing.
        module("_Testing_UIKit", uses: ["UIKit"]),
        // The overlay that the compiler imports for files with both CoreGraphics and Testing.
        module("_Testing_CoreGraphics", uses: ["CoreGraphics"]),

        // The tests. They are not part of the ladder.

        .target(
            name: "TestSupport",
            dependencies: ["Reporting", "CDBus", "DrawKit", "TextKit", "ImageKit", "ViewKit", "StageKit"],
            path: "Tests/TestSupport", swiftSettings: settings),
        tests("ReportingTests", uses: ["Reporting"]),
        // Not a product: scripts/fuzz runs it. It starts both programs, which must be built before.
        .executableTarget(
            name: "SkeletonFuzz",
            dependencies: [
                "DesktopKit", "DrawKit", "ImageKit", "ViewKit", "StageKit", "BenchKit", "DemoScenes", "TestSupport",
            ],
            path: "Tests/SkeletonFuzz", swiftSettings: settings),
        // Not a product: scripts/planted and BenchKitTests run it.
        .executableTarget(
            name: "PlantedBench", dependencies: ["Reporting", "DrawKit", "LayerKit", "SkeletonView", "BenchKit"],
            path: "Tests/PlantedBench", swiftSettings: settings),
        tests("CHeapCountTests", uses: ["CHeapCount"]),
        tests("CPerfCountTests", uses: ["CPerfCount"]),
        tests("FrameMetricsTests", uses: ["CHeapCount", "FrameMetrics"]),
        tests("CommandOptionsTests", uses: ["CommandOptions"]),
        tests("InterfaceScannerTests", uses: ["InterfaceScanner"]),
        tests("FetchKitTests", uses: ["FetchKit", "TestSupport"]),
        tests(
            "ViewKitTests",
            uses: [
                "CHeapCount", "Reporting", "DrawKit", "ImageKit", "TextKit", "LayoutSolver", "LayerKit", "SymbolKit",
                "ViewKit", "StageKit", "TestSupport",
            ],
            hasPictures: true),
        tests(
            "ListKitTests",
            uses: [
                "CHeapCount", "Reporting", "DrawKit", "ImageKit", "TextKit", "LayerKit", "ViewKit", "ListKit",
                "StageKit",
                "TestSupport",
            ],
            hasPictures: true),
        tests(
            "ControlKitTests", uses: ["Reporting", "DrawKit", "ViewKit", "ControlKit", "StageKit", "TestSupport"],
            hasPictures: true),
        .testTarget(
            name: "NibKitTests",
            dependencies: [
                "CHeapCount", "Reporting", "DrawKit", "TextKit", "LayerKit", "ViewKit", "ListKit", "ControlKit",
                "NibKit", "SkeletonView", "StageKit", "TestSupport",
            ],
            path: "Tests/NibKitTests", resources: [.copy("Files")], swiftSettings: settings,
            plugins: ["InterfacePlugin"]),
        tests(
            "SkeletonViewTests",
            uses: [
                "CHeapCount", "Reporting", "DrawKit", "TextKit", "LayerKit", "ViewKit", "SkeletonView", "StageKit",
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
                "FetchKit", "FrameMetrics", "Reporting", "DrawKit", "TextKit", "ViewKit", "ListKit", "SkeletonView",
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
                "LayerKit", "ViewKit", "StageKit", "TestSupport",
            ],
            hasPictures: true),
        // iOS code in language mode 5, with the settings of such a package.
        .testTarget(
            name: "LanguageModeFiveTests",
            dependencies: ["SkeletonView", "Somo", "StageKit", "UIKit", "QuartzCore", "CoreGraphics"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        tests("LayerKitTests", uses: ["CHeapCount", "Reporting", "DrawKit", "LayerKit", "TestSupport"]),
        tests("ReadmeTests", uses: ["SkeletonView", "Somo", "SDLKit", "BenchKit", "FrameMetrics", "TestSupport"]),
        tests(
            "SkeletonDemoTests",
            uses: ["SkeletonDemo", "SkeletonBench", "DrawKit", "ImageKit", "SkeletonView", "TestSupport"]),
        tests(
            "SDLKitTests",
            uses: [
                "Reporting", "CSDL2", "DesktopKit", "DrawKit", "ImageKit", "TextKit", "LayerKit", "ViewKit", "ListKit",
                "RasterKit", "StageKit", "SDLKit", "TestSupport",
            ],
            hasPictures: true),
        tests(
            "StageKitTests",
            uses: ["Reporting", "CMalloc", "DrawKit", "ImageKit", "FrameMetrics", "ViewKit", "StageKit"]),
        tests("DesktopKitTests", uses: ["DesktopKit", "TestSupport"]),
        tests("DrawKitTests", uses: ["DrawKit"]),
        tests("GestureMathTests", uses: ["GestureMath"]),
        tests("LayoutSolverTests", uses: ["LayoutSolver"]),
        tests("RasterKitTests", uses: ["DrawKit", "RasterKit", "TestSupport"]),
        tests("TextKitTests", uses: ["DrawKit", "TextKit"]),
        tests("PathKitTests", uses: ["DrawKit", "PathKit"]),
        tests("ImageKitTests", uses: ["DrawKit", "ImageKit", "TestSupport"]),
    ]
)
