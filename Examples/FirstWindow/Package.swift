// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FirstWindow",
    dependencies: [.package(name: "SkeletonSDL", path: "../..")],
    targets: [
        .executableTarget(
            name: "FirstWindow",
            dependencies: [
                .product(name: "ViewKit", package: "SkeletonSDL"),
                .product(name: "SDLKit", package: "SkeletonSDL"),
            ])
    ]
)
