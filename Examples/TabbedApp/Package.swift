// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TabbedApp",
    dependencies: [.package(name: "SkeletonSDL", path: "../..")],
    targets: [
        .executableTarget(
            name: "TabbedApp",
            dependencies: [
                .product(name: "ViewKit", package: "SkeletonSDL"),
                .product(name: "SDLKit", package: "SkeletonSDL"),
            ])
    ]
)
