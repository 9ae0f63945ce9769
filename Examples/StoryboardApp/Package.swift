// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "StoryboardApp",
    dependencies: [.package(name: "SkeletonSDL", path: "../..")],
    targets: [
        .executableTarget(
            name: "StoryboardApp",
            dependencies: [
                .product(name: "UIKit", package: "SkeletonSDL"),
                .product(name: "SkeletonView", package: "SkeletonSDL"),
                .product(name: "SDLKit", package: "SkeletonSDL"),
            ],
            // The storyboard and the xib, as Xcode saves them.
            resources: [.copy("Resources")],
            // Generates a table of the actions that the storyboard names.
            plugins: [.plugin(name: "InterfacePlugin", package: "SkeletonSDL")])
    ]
)
