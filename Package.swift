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

/// A Swift library target; `uses` names the targets above it in the ladder.
func module(_ name: String, uses: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: uses, resources: resources, swiftSettings: settings)
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
        .library(name: "ViewKit", targets: ["ViewKit"]),
        .library(name: "LayerKit", targets: ["LayerKit"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
        .executable(name: "skeleton-demo", targets: ["SkeletonDemo"]),
        .executable(name: "skeleton-bench", targets: ["SkeletonBench"]),
    ],
    targets: [
        // C, found by pkg-config.
        .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(name: "CSDL2Image", pkgConfig: "SDL2_image", providers: [.apt(["libsdl2-image-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .target(name: "CHeapCount", cSettings: [.treatAllWarnings(as: .error)]),

        // The ladder: a module imports only modules above it.
        module("Reporting"),
        module("FrameMetrics"),
        module("DrawKit"),
        module("CommandOptions"),
        module("FetchKit", uses: ["CCurl"]),
        module("TextKit", uses: ["Reporting", "DrawKit", "CPango"]),
        module("ImageKit", uses: ["DrawKit", "CSDL2Image"]),
        module("LayoutSolver"),
        module("LayerKit", uses: ["Reporting", "DrawKit"]),
        module("ViewKit", uses: ["Reporting", "DrawKit", "TextKit", "ImageKit", "LayoutSolver", "LayerKit"]),
        module("SkeletonView", uses: ["Reporting", "DrawKit", "LayerKit", "ViewKit"]),
        module("Somo", uses: ["Reporting", "DrawKit", "LayerKit", "ViewKit"]),
        module("RasterKit", uses: ["DrawKit"]),
        module("StageKit", uses: ["Reporting", "FrameMetrics", "DrawKit", "ImageKit", "ViewKit", "RasterKit"]),
        module(
            "SDLKit",
            uses: [
                "Reporting", "CSDL2", "FrameMetrics", "DrawKit", "LayerKit", "ViewKit", "RasterKit", "StageKit",
            ]),
        module(
            "BenchKit",
            uses: [
                "Reporting", "CSDL2", "CHeapCount", "FrameMetrics", "CommandOptions", "DrawKit", "LayerKit", "ViewKit",
                "SkeletonView", "RasterKit", "StageKit",
                "SDLKit",
            ]),
        module(
            "DemoScenes",
            uses: ["Reporting", "FetchKit", "DrawKit", "LayerKit", "ViewKit", "SkeletonView", "Somo"],
            resources: [.copy("Assets/feed.json"), .copy("Assets/avatars"), .copy("Assets/pictures")]),
        .executableTarget(
            name: "SkeletonDemo",
            dependencies: [
                "Reporting", "CommandOptions", "FrameMetrics", "DrawKit", "ImageKit", "ViewKit", "SkeletonView",
                "SDLKit",
                "DemoScenes",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "SkeletonBench", dependencies: ["Reporting", "CommandOptions", "BenchKit"],
            swiftSettings: settings),

        // Opt-in names, so that iOS sources keep their imports.
        module("UIKit", uses: ["ViewKit"]),
        module("QuartzCore", uses: ["DrawKit", "LayerKit"]),
        module("CoreGraphics", uses: ["DrawKit"]),
        // What the toolchain looks for where a file imports both one of these and Testing.
        module("_Testing_UIKit", uses: ["UIKit"]),
        module("_Testing_CoreGraphics", uses: ["CoreGraphics"]),

        .target(
            name: "TestSupport", dependencies: ["DrawKit", "ImageKit", "ViewKit"],
            path: "Tests/TestSupport", swiftSettings: settings),
        tests("ReportingTests", uses: ["Reporting"]),
        // Not a product: scripts/fuzz runs it. It runs both programs, which have to be built before.
        .executableTarget(
            name: "SkeletonFuzz",
            dependencies: ["DrawKit", "ImageKit", "ViewKit", "StageKit", "DemoScenes", "TestSupport"],
            path: "Tests/SkeletonFuzz", swiftSettings: settings),
        tests("CHeapCountTests", uses: ["CHeapCount"]),
        tests("FrameMetricsTests", uses: ["CHeapCount", "FrameMetrics"]),
        tests("CommandOptionsTests", uses: ["CommandOptions"]),
        tests("FetchKitTests", uses: ["FetchKit", "TestSupport"]),
        tests(
            "ViewKitTests",
            uses: [
                "CHeapCount", "Reporting", "DrawKit", "ImageKit", "TextKit", "LayerKit", "ViewKit", "StageKit",
                "TestSupport",
            ],
            hasPictures: true),
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
                "CHeapCount", "Reporting", "DrawKit", "LayerKit", "ViewKit", "SkeletonView", "Somo", "StageKit",
                "TestSupport",
            ],
            hasPictures: true),
        tests(
            "DemoScenesTests",
            uses: [
                "FetchKit", "Reporting", "DrawKit", "TextKit", "ViewKit", "SkeletonView", "Somo", "StageKit",
                "DemoScenes", "TestSupport",
            ],
            hasPictures: true),
        tests(
            "BenchKitTests",
            uses: ["CSDL2", "CommandOptions", "DrawKit", "FrameMetrics", "SDLKit", "ViewKit", "BenchKit"]),
        tests(
            "UIKitTests",
            uses: [
                "UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics", "DrawKit", "TextKit",
                "ViewKit", "StageKit", "TestSupport",
            ],
            hasPictures: true),
        tests("LayerKitTests", uses: ["CHeapCount", "Reporting", "DrawKit", "LayerKit", "TestSupport"]),
        tests("ReadmeTests", uses: ["SkeletonView", "Somo", "SDLKit", "TestSupport"]),
        tests("SkeletonDemoTests", uses: ["SkeletonDemo", "SkeletonBench", "DrawKit", "ImageKit", "TestSupport"]),
        tests(
            "SDLKitTests",
            uses: [
                "Reporting", "CSDL2", "DrawKit", "ImageKit", "LayerKit", "ViewKit", "RasterKit", "SDLKit",
                "TestSupport",
            ]),
        tests("StageKitTests", uses: ["Reporting", "DrawKit", "ImageKit", "ViewKit", "StageKit"]),
        tests("DrawKitTests", uses: ["DrawKit"]),
        tests("LayoutSolverTests", uses: ["LayoutSolver"]),
        tests("RasterKitTests", uses: ["DrawKit", "RasterKit", "TestSupport"]),
        tests("TextKitTests", uses: ["DrawKit", "TextKit"]),
        tests("ImageKitTests", uses: ["DrawKit", "ImageKit", "TestSupport"]),
    ]
)
