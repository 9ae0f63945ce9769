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
            // Storyboards and xibs are read as Xcode saves them.
            resources: [.copy("Resources")],
            // Lists the actions that the storyboard names.
            plugins: [.plugin(name: "InterfacePlugin", package: "SkeletonSDL")])
    ]
)
